import type { SecondFactorWords } from '#i18n/en/second-factor.ts';

const words: SecondFactorWords = {
  heading: 'Acceso al área de trabajo',
  code: {
    title: 'Segundo paso',
    text: 'Abra la app de códigos en su teléfono y escriba los seis números que muestra para este sitio.',
    label: 'Código de su app',
    submit: 'Continuar',
    submitting: 'Revisando…',
    useRecovery: 'No tengo mi teléfono: usar un código de recuperación',
  },
  recovery: {
    title: 'Use un código de recuperación',
    text: 'Tome uno de los diez códigos que guardó al configurar el segundo paso. Cada uno sirve una sola vez.',
    label: 'Código de recuperación',
    hint: 'No importan las mayúsculas ni los guiones.',
    useApp: 'Tengo mi teléfono: usar el código de mi app',
    left: 'Le quedan {count} códigos de recuperación.',
    leftOne: 'Le queda 1 código de recuperación.',
    leftNone: 'Ese era su último código de recuperación.',
    few: 'Cree códigos nuevos en su cuenta lo antes posible. Si perdió su teléfono, pida a una persona de administración que quite el segundo paso y configúrelo en el teléfono nuevo.',
    signedIn: 'Su sesión está abierta',
    goOn: 'Ir al área de trabajo',
  },
  setUp: {
    title: 'Proteja su acceso con un segundo paso',
    text: 'Usted va a ver documentos privados de otras personas. Por eso aquí no basta la contraseña: una app en su teléfono muestra un código que cambia cada 30 segundos.',
    app: {
      title: 'Consiga una app de códigos',
      text: 'Google Authenticator, Microsoft Authenticator, 1Password o cualquier otra que muestre códigos de seis números. Muchos teléfonos también lo hacen en sus ajustes de contraseñas.',
    },
    scan: {
      title: 'Escanee esta imagen con la app',
      alt: 'Código QR para su app de códigos. Abajo aparece lo mismo en letras.',
      byHand: '¿No puede escanearla? Escriba esta clave en la app:',
      copy: 'Copiar la clave',
      copied: 'Copiada.',
    },
    confirm: {
      title: 'Escriba el código que la app muestra en este momento',
      submit: 'Activar el segundo paso',
    },
    tooLate: {
      title: 'Pasó demasiado tiempo',
      text: 'Por su seguridad, la imagen sirve durante 20 minutos. Empiece de nuevo con otra y borre la entrada anterior de la app.',
      again: 'Mostrar otra imagen',
    },
  },
  codes: {
    title: 'Guarde sus códigos de recuperación',
    text: 'Si pierde su teléfono, cada uno de estos códigos le deja entrar una vez. Solo se muestran ahora. Guárdelos en papel o en un administrador de contraseñas, no en el teléfono.',
    copy: 'Copiar',
    copied: 'Copiados.',
    notCopied: 'Este navegador no pudo copiarlos. Anótelos o imprímalos.',
    print: 'Imprimir',
    download: 'Guardar como archivo',
    fileName: 'codigos-de-recuperacion.txt',
    fileHead: 'Códigos de recuperación de {site}. Cada uno sirve una sola vez.',
    done: 'Ya los guardé',
  },
  own: {
    title: 'Segundo paso de su acceso',
    lead: 'Una app en su teléfono muestra el código que pedimos después de la contraseña.',
    left: 'Códigos de recuperación que le quedan: {count} de {all}.',
    device: {
      title: 'Pasarlo a otro teléfono',
      text: 'Tenga a la mano el teléfono anterior, porque pedimos su código una vez más. La sesión se cierra en los demás dispositivos y recibirá códigos de recuperación nuevos.',
      submit: 'Mostrar la imagen para el teléfono nuevo',
      done: 'El segundo paso ya está en su teléfono nuevo.',
    },
    renew: {
      title: 'Códigos de recuperación nuevos',
      text: 'Los anteriores dejan de servir.',
      submit: 'Crear códigos nuevos',
      done: 'Sus códigos de recuperación nuevos ya sirven.',
    },
  },
};
export default words;
