import type { ContactWords } from '#i18n/en/contact.ts';
import filePicker from '#i18n/es/file-picker.ts';
import oneName from './one-name.ts';

const words: ContactWords = {
  title: 'Hable con nosotros',
  lead: 'Escríbanos en español o en inglés. Le contestamos en {days} día hábil como máximo.',
  reach: {
    email: 'Correo electrónico',
    phone: 'Teléfono',
    hours: 'Horario',
    open: 'De lunes a viernes, de {from} a {to}, hora\u00a0del\u00a0Este',
    closed: 'Cerrado',
  },
  georgia: 'Nuestro servicio es para Georgia. Por ahora solo trabajamos con casos en tribunales de Georgia.',
  company: 'Somos una empresa privada, no un tribunal.',
  courtDate:
    '¿Acaba de recibir papeles del tribunal o falta poco para su audiencia? Muchas veces solo tiene 7 días para contestar. No nos espere: llame hoy mismo a la ayuda legal gratuita.',
  withoutScript:
    'El formulario necesita JavaScript, que está apagado o no se cargó. Vuelva a cargar la página, o mejor escríbanos por correo electrónico:',
  writeMail: 'Escribir un correo',
  form: {
    title: 'Mándenos un mensaje',
    note: 'Los datos con * son obligatorios. No incluya números de Seguro Social ni de tarjetas. Denos un correo y un teléfono que solo usted use.',
    oneName,
    optional: '(opcional)',
    errorPrefix: 'Error:',
    fields: {
      firstName: 'Nombre',
      lastName: 'Apellidos',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      inquiryType: '¿De qué se trata?',
      message: 'Su mensaje',
    },
    choose: 'Elija una opción',
    inquiryTypes: {
      eligibility: 'Consultar la elegibilidad',
      pricing: 'Preguntas sobre precios',
      followup: 'Seguimiento de mi caso',
      general: 'Otra pregunta',
    },
    files: {
      ...filePicker,
      label: 'Archivos',
      hint: 'Por ejemplo, un papel del tribunal o una carta. PDF, DOC, DOCX, JPG, JPEG o PNG, de hasta 10 MB cada uno.',
      later: 'Todavía no se envió. Puede mandar el mensaje sin este archivo.',
    },
    leaveEmpty: 'Por favor, deje esto vacío',
    send: 'Enviar mensaje',
    sending: 'Enviando…',
    missing: 'Todavía falta: {fields}.',
    missingNames: {
      firstName: 'nombre',
      lastName: 'apellidos',
      email: 'correo electrónico',
      inquiryType: 'de qué se trata',
      message: 'su mensaje',
    },
    ready: 'Usamos lo que nos escribe solo para contestarle.',
    summaryTitle: 'Revise esto, por favor',
  },
  sent: {
    title: 'Mensaje enviado',
    text: 'Gracias por escribirnos. Le contestaremos en {days} día hábil como máximo.',
    reference: 'Su referencia es {reference}. También se la mandamos a {email}.',
    later: 'Su referencia es {reference}. Se la mandaremos también por correo.',
    filesMissing: 'Estos archivos no nos llegaron: {names}. Puede enviarlos al contestar nuestro correo.',
  },
  failed: {
    title: 'Error',
    validation: 'Revise sus datos',
    text: 'No se pudo enviar el mensaje',
    kept: 'Todo lo que escribió sigue aquí.',
    offline: 'No pudimos conectarnos con nuestro servidor. Revise su conexión e intente otra vez.',
    unreadable: 'Esta página no pudo leer la respuesta del servidor. Intente otra vez en un momento.',
    reference: 'Si nos escribe, díganos esta referencia: {reference}',
    orMail: 'O escriba a',
    already: 'Ya tenemos su mensaje',
    alreadyText:
      'Llegó con la referencia {reference}. Lo que cambió después no está incluido. ¿Quiere mandar esto como un segundo mensaje?',
    again: 'Mandarlo como segundo mensaje',
  },
  toast: { region: 'Avisos', close: 'Cerrar este aviso' },
};
export default words;
