import type { OwnDataWords } from '#i18n/en/own-data.ts';

const words: OwnDataWords = {
  more: 'Qué significa',
  copy: {
    title: 'Descargar mis datos',
    lead: 'Todo lo que guardamos sobre usted: sus solicitudes con el acuerdo, pagos, casos, mensajes, lecciones, dónde tiene la sesión abierta, qué correos le mandamos, y sus archivos.',
    shared:
      '¿Es un teléfono o una computadora que usan otras personas? Mejor espere y guárdelo en su propio dispositivo.',
    submit: 'Preparar mi copia',
    preparing: 'Preparando…',
    ready: 'Su copia está lista. Se queda en esta página hasta que usted salga de ella.',
    all: 'Guardar todo ({size})',
    saving: 'Guardando… {done} de {count} archivos',
    saved: 'Se guardó como {name}. Búsquelo en sus descargas.',
    partly: 'Se guardó como {name}, pero sin {missing}. Intente guardarlos abajo, uno por uno.',
    dataOnly: 'Solo los datos, sin archivos',
    each: 'O cada archivo por separado',
    kinds: {
      application: 'Solicitud {reference}',
      message: 'Mensaje {reference}',
      case: 'Caso {reference}',
      paper: 'Documento del caso {reference}',
      picture: 'Su foto',
    },
    zipName: 'mis-datos-{date}.zip',
    dataName: 'datos.json',
    folder: 'archivos',
    about:
      'Copia de lo que se guarda sobre usted. Las horas están en UTC. Los códigos, como “dismissed”, son las opciones del formulario. No incluye lo que usted mandó sin iniciar sesión: escríbanos y lo buscamos.',
    limit: 'La copia no incluye lo que usted mandó sin iniciar sesión. Escríbanos y lo buscamos.',
  },
  erase: {
    title: 'Borrar mis datos',
    lead: 'Puede pedirnos que borremos lo que guardamos sobre usted. Una persona lo hace en un plazo de {days} días y le avisa por correo. No se puede deshacer.',
    gone: 'Qué se borra',
    goneList: [
      'Su cuenta: ya no podrá entrar en ella.',
      'Sus respuestas en las solicitudes, sus archivos y los documentos que preparamos.',
      'Los mensajes entre usted y nosotros, las lecciones y los certificados, las respuestas del cuestionario y los formularios sin terminar.',
      'Todo lo que en sus casos diga quién es usted.',
    ],
    kept: 'Qué debe quedarse, y por qué',
    keptList: [
      'Lo que pagó y lo que se le devolvió: lo piden las leyes de impuestos.',
      'El acuerdo que firmó para una solicitud pagada, con nombre, hora y dirección de red: es la prueba, para usted y para nosotros, mientras todavía pueda haber un reclamo.',
      'Que usted lo pidió y cuándo lo hicimos, sin su nombre.',
      'Lo que tiene un tribunal: eso solo lo puede cambiar el tribunal.',
    ],
    submit: 'Pedir que borren todo',
    openTitle: 'Todavía no',
    open: 'No se borró nada: hay un caso, un pago o un reembolso abierto, y sus documentos hacen falta. Si hay un caso abierto, ya avisamos a quienes trabajan en él que usted lo pidió, y le van a escribir. Pídalo otra vez cuando termine.',
    openWrite: 'Escríbanos',
    asked: 'Recibimos su petición',
    askedText:
      'La cumplimos a más tardar el {date} y le avisamos por correo. Mientras tanto puede entrar, guardar una copia y cancelar su petición.',
    withdraw: 'Quiero conservar mis datos',
    withdrawn: 'Su petición quedó cancelada. Todo sigue igual.',
  },
};
export default words;
