import type { ApplicationWords } from '#i18n/en/application.ts';
import intake from '#i18n/es/intake.ts';
import filePicker from '#i18n/es/file-picker.ts';

const words: ApplicationWords = {
  loading: { heading: 'Su solicitud', lead: 'Un momento, la estamos buscando…' },
  received: {
    heading: 'Ya tenemos su solicitud',
    leadNamed: 'Gracias, {name}. Ya guardamos sus respuestas. Falta un paso: el pago.',
    lead: 'Gracias. Ya guardamos sus respuestas. Falta un paso: el pago.',
    leadUnsold: 'Gracias. Ya tenemos sus respuestas, y aquí quedan guardadas.',
  },
  notices: intake.notices,
  hearing: {
    lead: 'Gracias. Ya tenemos sus respuestas y están seguras con nosotros. Antes de hablar de dinero, lea esto, por favor.',
    waits: 'Su audiencia es el {hearing}. No recibimos ningún pago antes de contestarle.',
    answer:
      'Le contestamos por correo electrónico a más tardar el {date}. No nos espere: llame ya a la ayuda legal gratuita y vaya a la audiencia.',
    after_hearing:
      'Su audiencia es el {hearing}. La ayuda legal gratuita puede hacer ahora más por usted que nosotros, por eso no recibimos ningún pago antes de que pase.',
  },
  helpPage: {
    where: 'Ver quién ayuda gratis',
    title: 'Sus respuestas en una página, para el abogado gratuito',
    lead: 'Así no tiene que contarlo todo otra vez. Muéstrela, o léala cuando llame. Lleva su nombre, teléfono y correo, el condado, la audiencia, el arrendador y cómo está su caso. No lleva su dirección, su fecha de nacimiento ni sus razones. No se la mandamos a nadie.',
    health: 'Incluir también lo que puede decir algo de mi salud: mis beneficios y si necesito intérprete',
    open: 'Descargar la página en inglés, para el abogado (PDF)',
    other: 'La misma página en español, para usted (PDF)',
  },
  later: {
    heading: 'Ya tenemos su solicitud',
    lead: 'Gracias. Ya guardamos sus respuestas. Una parte de nuestro sistema está tardando un poco.',
    title: 'Su enlace de pago llega por correo',
    text: 'No tiene que mandar nada otra vez. En cuanto funcione, le mandamos el enlace de pago, por lo general en menos de una hora.',
  },
  paid: {
    heading: 'Su solicitud está pagada',
    lead: 'Gracias. Tenemos su solicitud y su pago, y su caso está activo.',
    title: 'Busque nuestro correo',
    text: 'Le mandamos un enlace para crear su contraseña. Con ella puede ver su caso cuando quiera. Si ya tiene contraseña, solo tiene que entrar.',
    open: 'Ir a su caso',
    before: {
      title: 'Su caso está en su cuenta',
      text: 'Usted ya había pagado, así que no hay nada más que pagar. Entre con su contraseña para ver su caso cuando quiera.',
    },
  },
  review: {
    heading: 'Estamos revisando su pago',
    lead: 'Tenemos su solicitud y su pago. Empezamos en cuanto se aclare un detalle.',
    title: 'Por favor, revise su correo electrónico',
    text: 'Si tiene un error, corríjalo aquí: muchas veces basta con eso. Si está bien, lea nuestro correo o espere: una persona lo revisa y le escribe. Por favor, no pague otra vez.',
  },
  closed: {
    heading: 'Esta solicitud está cerrada',
    lead: 'No hay nada que pagar. Las páginas de pago que seguían abiertas también se cerraron.',
    title: 'Qué pasa ahora',
    text: 'Le mandamos un correo con lo que decidimos y con lo que pasa con el dinero que haya pagado. Si esto le sorprende, escríbanos.',
  },
  none: {
    heading: 'No vemos una solicitud en este navegador',
    lead: 'Esta página muestra una solicitud solo en el navegador desde donde se mandó. Así protegemos sus respuestas en teléfonos y computadoras compartidas.',
    sent: '¿La mandó desde otro teléfono o computadora?',
    sentText: 'El correo que le mandamos trae el mismo enlace de pago. Si no lo encuentra, escríbanos.',
    paid: '¿Ya pagó?',
    paidText: 'Entre para ver su caso.',
    start: '¿Todavía no ha empezado?',
    startText: 'El formulario se llena en unos 10 minutos.',
    signIn: 'Entrar',
    startForm: 'Comenzar la solicitud',
  },
  problem: {
    link: 'La selección del paquete no es válida. Comuníquese con nosotros. Ese enlace de pago no está completo: también puede abrirlo otra vez desde nuestro correo.',
    waiting:
      'Su solicitud está guardada, pero todavía no se puede pagar. Intente otra vez en unos minutos, o use el enlace de pago de nuestro correo.',
    closed: 'Esta solicitud está cerrada, así que no hay nada que pagar. Si esto le sorprende, escríbanos.',
    payment: 'La página de pago no abrió. No se le cobró nada. Intente otra vez en un momento, o escríbanos.',
    paused: 'Por ahora no recibimos pagos. No se le cobró nada, y su solicitud está guardada con nosotros.',
    hearing:
      'Todavía no recibimos ningún pago por esta solicitud. No se cobró nada. Lea lo que dice abajo o escríbanos.',
    left: 'Salió de la página de pago y no se le cobró nada. Puede pagar cuando quiera.',
  },
  leftElsewhere:
    'Salió de la página de pago y no se le cobró nada. Para pagar después, abra otra vez el enlace de pago de nuestro correo.',
  payLink: {
    heading: 'Pagar la solicitud',
    lead: 'Por abrir esta página no se cobra nada.',
    text: 'Con el botón llega a la página de pago seguro. Allí puede revisar todo antes de pagar.',
    button: 'Ir a la página de pago',
  },
  payAgain: {
    stopped:
      'Por ahora no recibimos el pago. Le escribimos al correo electrónico de la solicitud. ¿Preguntas? Escriba a',
    questions: '¿Preguntas? Escriba a',
    others: 'La solicitud queda con el paquete que se pague.',
    open: {
      heading: 'Esta solicitud todavía no está pagada',
      lead: 'No se cobró nada. La solicitud está guardada con nosotros.',
      text: 'Puede pagar ahora, o abrir después el enlace de pago de nuestro correo. ¿Preguntas? Escriba a',
    },
    paid: {
      heading: 'Esta solicitud ya está pagada',
      lead: 'Gracias. No hay nada más que pagar.',
      text: 'El recibo y los siguientes pasos se mandaron al correo de la solicitud. ¿Preguntas? Escriba a',
    },
    review: {
      heading: 'Estamos revisando el pago',
      lead: 'El pago ya llegó. Por favor, no pague otra vez.',
      text: 'Una persona lo revisa y escribe al correo de la solicitud. ¿Preguntas? Escriba a',
    },
    closed: {
      heading: 'Esta solicitud está cerrada',
      lead: 'No hay nada que pagar.',
      text: 'Escribimos al correo de la solicitud. ¿Preguntas? Escriba a',
    },
  },
  steps: {
    label: 'En qué paso está',
    form: 'Formulario de solicitud',
    package: 'Elegir paquete',
    service: 'Pago y servicio',
    done: 'listo',
    current: 'ahora',
  },
  reference: {
    label: 'Su número de solicitud',
    hint: 'Guárdelo. Con él encontramos su solicitud.',
    copy: 'Copiar',
    copied: 'Copiado',
    print: 'Imprimir esta página',
  },
  email: {
    label: 'Le escribimos a',
    short: 'Revise su correo:',
    textReview: 'Ahí llega todo lo de su caso.',
    text: 'Ahí le mandamos la confirmación y el enlace de pago. Por lo general llegan en menos de {minutes} minutos.',
    change: '¿Está mal? Cámbielo',
    new: 'El correo correcto',
    save: 'Guardar',
    saving: 'Guardando…',
    cancel: 'Dejar el de antes',
    changed: 'Guardado. Desde ahora le escribimos al correo nuevo, y ya mandamos ahí la confirmación.',
    send: 'Mandar el correo otra vez',
    sending: 'Mandando…',
    sent: 'Enviado. Busque también en el correo no deseado (spam).',
    locked:
      'Su solicitud ya está pagada, así que solo nosotros podemos cambiar el correo. Escríbanos, por favor.',
  },
  texts: { short: 'Revise su celular:', text: 'responda SÍ a nuestro mensaje al {phone}' },
  got: {
    title: 'Lo que recibimos',
    answers: 'Todas sus respuestas y su firma',
    noFiles: 'Ningún archivo. Puede mandar documentos después si los tiene.',
    files: { one: '{count} archivo', other: '{count} archivos' },
    missing: 'Estos archivos no nos llegaron:',
    missingHint: 'Puede mandarlos ahora, o pagar primero y mandarlos después. Nada se detiene por eso.',
    missingPaid: 'Mándelos ahora y los agregamos a su caso. Nada se detiene por eso.',
    correction: '¿Hay algo mal en sus respuestas? Escríbanos con su número de solicitud y lo corregimos.',
  },
  files: {
    add: 'Elegir archivos o tomar una foto',
    hint: 'PDF, DOC, DOCX, JPG, JPEG o PNG, de hasta 10 MB cada uno.',
    list: 'Archivos por mandar',
    shrinking: filePicker.shrinking,
    shrunk: filePicker.shrunk,
    waiting: 'En espera…',
    sending: 'Mandando… {percent}%',
    checking: 'Revisando…',
    sent: 'Listo',
    failed: 'No se mandó. Revise su conexión e intente otra vez.',
    remove: 'Quitar',
    removeNamed: 'Quitar {name}',
    retry: 'Intentar otra vez',
    retryNamed: 'Intentar otra vez: {name}',
    attach: 'Agregar estos archivos a mi solicitud',
    attaching: 'Agregando…',
    attached: 'Gracias. Los archivos ya están con su solicitud.',
  },
  pay: {
    title: 'Elija y pague',
    lead: 'Usted eligió un paquete en el formulario. Todavía puede elegir otro: vale el que pague.',
    yours: 'El que eligió',
    others: 'O elija otro paquete',
    button: 'Pagar {price}',
    buttonPart: 'Pagar la primera parte: {amount}',
    inParts:
      'Puede pagarlo en {count} partes iguales; la primera es de {amount}. Sin cargos extra y sin intereses. Empezamos con la primera parte.',
    buttonOther: 'Elegir {name} por {price}',
    newTab: 'se abre en otra pestaña',
    secure:
      'Usted paga en la página segura de nuestro procesador de tarjetas. Nunca vemos el número de su tarjeta.',
    included: 'Qué recibe',
    already: 'Ya pagué',
    stillOpen: 'Todavía no vemos un pago. Si acaba de pagar, espere un minuto.',
  },
  after: {
    title: 'Qué pasa después de pagar',
    titlePaid: 'Qué pasa ahora',
    items: [
      {
        when: 'En menos de {confirmation} minutos',
        what: 'Le llegan por correo su recibo y un enlace para crear su contraseña.',
      },
      {
        when: 'En menos de {workStarts} horas',
        what: 'Empezamos a trabajar en su caso (de lunes a viernes).',
      },
      {
        when: 'En {reviewFrom} a {reviewTo} horas',
        what: 'Ya leímos su solicitud y el registro público del tribunal, y le escribimos qué encontramos.',
      },
      {
        when: 'De {from} a {to} semanas',
        what: 'Reunimos los papeles que hacen falta y hacemos los suyos. Después, el tribunal tiene su propio calendario.',
      },
    ],
  },
};
export default words;
