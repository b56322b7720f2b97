import type { MailWords } from '#i18n/en/mail.ts';
import accountWords from '#i18n/es/mail-about-account.ts';
import moneyWords from '#i18n/es/mail-about-money.ts';
import staffWords from '#i18n/es/mail-to-staff.ts';

const words: MailWords = {
  hello: 'Hola, {firstName}:',
  helloPlain: 'Hola:',
  otherFile: 'otro archivo',
  questions:
    '¿Tiene preguntas? Escríbanos a {email}. Contestamos en menos de {hours} horas, de lunes a viernes.',
  answerHere:
    '¿Tiene preguntas? Responda a este correo. Su respuesta llega a su caso y le contestamos en menos de {hours} horas, de lunes a viernes. Con un correo no se puede aprobar, cancelar ni cambiar nada: eso se hace solo en su cuenta.',
  phone: 'Teléfono: {phone}',
  why: 'Recibe este correo porque alguien nos dio esta dirección en {siteName}. Si no fue usted, avísenos y la borramos.',
  next: 'Qué sigue',
  cost: 'Cuánto cuesta',
  facts: {
    reference: 'Solicitud',
    order: 'Pedido',
    case: 'Caso',
    package: 'Paquete',
    amount: 'Pagado',
    price: 'Precio',
    date: 'Fecha',
    method: 'Pagado con',
  },
  afterPayment:
    'Después del pago nos toca a nosotros: empezamos en menos de {workStarts} horas (de lunes a viernes), revisamos su caso en {reviewFrom} a {reviewTo} horas y le escribimos en {contactDays} días hábiles como máximo.',
  applicationReceived: {
    subject: 'Recibimos su solicitud',
    what: 'Su solicitud llegó bien y está guardada. Su número de referencia es {reference}. Guárdelo: con él encontramos su solicitud cuando nos escriba.',
    pay: 'El siguiente paso es suyo: el pago. Usted eligió el paquete {package} por {price}. Empezamos cuando llegue su pago.',
    payPart:
      'El siguiente paso es suyo: el pago. Puede pagar el paquete {package} en {count} partes iguales. La primera es de {amount}, y empezamos cuando llegue.',
    saleClosed:
      'Por ahora no recibimos pagos y usted no tiene que hacer nada. El enlace de abajo sirve en cuanto volvamos a recibirlos.',
    button: 'Pagar {price} por {package}',
    buttonPart: 'Pagar la primera parte: {amount}',
    paid: 'Usted ya pagó el paquete {package}. No tiene que pagar nada más y el siguiente paso es nuestro.',
    afterPaid:
      'Revisamos su caso en {reviewFrom} a {reviewTo} horas y le escribimos en {contactDays} días hábiles como máximo.',
    afterHelp:
      'Antes que nada, llame a la ayuda legal gratuita y, si hay audiencia, vaya. Mientras el caso siga abierto no preparamos documentos. Nosotros le escribimos, y usted puede pedir su dinero de vuelta en cualquier momento.',
    files: 'Estos archivos no nos llegaron. Su solicitud está completa sin ellos y puede agregarlos después:',
    filesHow:
      'Agréguelos en la página de confirmación, en el navegador donde llenó la solicitud, o escríbanos.',
    accept:
      'Enviar la solicitud no significa que aceptamos el caso. Si no lo aceptamos, le devolvemos toda nuestra tarifa.',
  },
  hearing: {
    subject: 'Nuestra respuesta a su solicitud',
    about: 'Le escribimos por su solicitud {reference}. Nos dijo que un tribunal ve su caso en pocos días.',
    goOn: 'Ya la leímos y puede seguir con nosotros. De todas formas hable con la ayuda legal gratuita y vaya a la audiencia: nuestros documentos no detienen un desalojo.',
    helpFirst:
      'Ya la leímos. La ayuda legal gratuita puede hacer ahora más por usted que nosotros. Llame hoy y vaya a la audiencia, aunque no tenga abogado. Cuando pase la audiencia puede volver a su solicitud: aquí queda guardada.',
    waits: 'Su audiencia es el {hearing}. No recibimos ningún pago antes de contestarle.',
    answer:
      'Le contestamos por correo electrónico a más tardar el {date}. No nos espere: llame ya a la ayuda legal gratuita y vaya a la audiencia.',
    after_hearing: 'Su audiencia es el {hearing}. No recibimos ningún pago antes de que pase.',
    payIfYouLike: 'Si después todavía quiere nuestra ayuda con el registro, aquí se paga:',
  },
  paymentReminder: {
    subject: 'Su solicitud está pendiente',
    what: 'Tenemos su solicitud {reference}. Todavía no nos llega su pago, por eso no hemos empezado.',
    pay: 'Si quiere seguir, pague el paquete {package} ({price}) en una página segura:',
    payPart:
      'Si quiere seguir, pague la primera de {count} partes del paquete {package} ({amount}) en una página segura:',
    button: 'Pagar {price} por {package}',
    buttonPart: 'Pagar la primera parte: {amount}',
    stop: 'Si cambió de opinión, no haga nada: no se le cobra, y este es el único recordatorio.',
  },
  invitation: {
    subject: 'Cree su contraseña',
    what: 'Su pago llegó y su caso {caseNumber} está abierto. Cree una contraseña para seguirlo: qué estamos haciendo, qué necesitamos de usted y sus archivos.',
    button: 'Crear mi contraseña',
    valid:
      'El enlace sirve una sola vez y vence en {hours} horas. Si ya venció, elija “¿Olvidó su contraseña?” en la página de acceso y le mandamos otro.',
    birthDate: 'También le pedimos su fecha de nacimiento, para que nadie más abra su caso por error.',
  },
  caseAdded: {
    subject: 'Su nuevo caso está abierto',
    what: 'Su pago llegó. Agregamos el caso {caseNumber} a su cuenta. Entre con su contraseña de siempre para verlo.',
    button: 'Ver mi caso',
    waiting:
      'El siguiente paso es suyo: llene la solicitud, unos 10 minutos. Ya está pagada, así que no hay otro pago.',
    waitingButton: 'Llenar la solicitud',
  },
  caseChanged: {
    subject: 'Hay novedades para usted',
    what: 'Hay algo nuevo en su cuenta. Entre para leerlo y ver a quién le toca el siguiente paso.',
    button: 'Ver mi caso',
    decisions: {
      accepted:
        'Leímos su solicitud {reference} y la aceptamos. Seguimos con el próximo paso y le escribimos cuando necesitemos algo de usted.',
      declined: 'Leímos su solicitud {reference} y no la podemos aceptar.',
      withdrawn: 'Su solicitud {reference} quedó retirada. Ya no hacemos nada más con ella.',
    },
    note: 'Nuestro mensaje para usted:',
    inMessages: 'Le escribimos sobre esto: entre a su cuenta y léalo en Mensajes.',
    refund:
      'Le devolvemos nuestra tarifa del servicio: {amount}. La mandamos a la tarjeta con la que pagó y le avisamos cuando vaya en camino. A partir de hoy, debería llegar a su tarjeta en {from} a {to} días hábiles.',
    refundOpen:
      'Sobre el dinero que pagó: ya va de regreso, o su banco o nuestro equipo todavía está revisando el pago. Le vamos a escribir sobre eso.',
    freeHelp: 'Ayuda legal gratuita',
  },
  caseMoved: {
    subject: 'Novedades en su cuenta',
    what: 'Hay novedades en su caso {caseNumber}.',
    about: 'Se trata del caso {place} de {count}.',
    aboutNamed: 'Se trata del caso {place} de {count}: {name}.',
    aboutSeveral: 'Se trata de estos casos: {list}.',
    unnamed: 'caso {place}',
    date: 'Fecha y hora',
    next: 'Lo que necesitamos de usted',
    after: 'Lo que sigue',
    button: 'Ver mi caso',
  },
  caseMessage: {
    subject: 'Hay un mensaje nuevo para usted',
    what: 'Le escribimos sobre su caso {caseNumber}. Entre para leerlo y contestar.',
    button: 'Leer el mensaje',
  },
  ticketAnswered: {
    subject: 'Hay una respuesta para usted',
    what: 'Contestamos su pregunta número {number}. Entre para leer la respuesta.',
    button: 'Leer la respuesta',
  },
  fileRequested: {
    subject: 'Necesitamos algo de usted',
    what: 'Necesitamos algo de usted para su caso {caseNumber}. Entre para ver qué es y mandarlo. Basta una foto clara.',
    button: 'Ver qué hace falta',
  },
  papersReady: {
    subject: 'Ya puede leer algo nuevo',
    what: 'En su caso {caseNumber} hay documentos para que usted los lea. Entre para leerlos; después diga que sí o pida un cambio.',
    yes: 'No seguimos sin que usted diga que sí.',
    button: 'Leer mis documentos',
  },
  hearingReminder: {
    subject: 'Recordatorio de su cita',
    what: 'Le recordamos una fecha de su caso {caseNumber}.',
    date: 'Fecha y hora',
    where: 'Dónde',
    whereInAccount: 'Entre a su cuenta para ver el lugar.',
    bring: 'Qué llevar',
    bringList: [
      'Una identificación con foto',
      'La carta con esta fecha y sus copias de los documentos',
      'Pruebas de lo que quiere mostrar, impresas en papel',
      'Una pluma y el nombre de quien le acompañe, si alguien va con usted',
    ],
    way: 'Cómo llegar',
    wayText:
      'Vea un día antes cómo llegar y dónde estacionarse. Llegue 45 minutos antes: hay revisión de seguridad y fila. Adentro, apague su teléfono.',
    language:
      'Si pidió intérprete y nadie le ha confirmado que habrá uno, escríbanos hoy mismo. No conviene que traduzca un niño ni alguien que trabaje para la otra parte.',
    cannot: '¿No puede ir?',
    cannotText:
      'Díganoslo cuanto antes en su cuenta. La fecha sigue en pie hasta que el juez la cambie: si usted no está, el juez puede decir que no.',
    button: 'Ver mi fecha, o avisar que no puedo ir',
  },
  requestReminder: {
    subject: 'Recordatorio de lo que necesitamos de usted',
    what: 'Le pedimos algo para su caso {caseNumber}. En su cuenta puede ver qué es y mandarlo.',
    by: 'Lo necesitamos a más tardar el',
    late: 'Ya pasó ese día. Por favor, mándelo lo antes posible: hasta entonces no podemos seguir con esta parte.',
    help: '¿Algo se lo impide o no lo tiene? Escríbanos y buscamos juntos otra manera.',
    button: 'Ver lo que necesitamos',
  },
  filesNotTaken: {
    subject: 'No pudimos agregar todos los archivos',
    what: {
      one: 'Recibimos su correo. Un archivo no se pudo agregar a su caso {caseNumber}.',
      other: 'Recibimos su correo. {count} archivos no se pudieron agregar a su caso {caseNumber}.',
    },
    why: 'Podemos recibir {types}, de hasta {fileSize} cada archivo y {mailSize} en un solo correo.',
    how: 'Por favor, agregue los archivos en su cuenta, donde caben más. Si solo lo tiene en papel, basta con una foto.',
    button: 'Agregar los archivos',
  },
  silenceReminder: {
    subject: 'Esperamos saber de usted',
    what: 'Intentamos comunicarnos con usted sobre su caso {caseNumber} y no pudimos; por eso nuestro trabajo está en pausa. No se ha perdido nada.',
  },
  silenceNotice: {
    subject: 'Por favor, escríbanos',
    what: 'Este es nuestro aviso por escrito sobre su caso {caseNumber}. Hace mucho que no sabemos de usted. Si no nos escribe antes del {day}, es posible que lo cerremos.',
    after: 'Si nos escribe después de ese día, lo volvemos a abrir.',
  },
  silenceRestart: {
    title: 'Cómo seguir',
    how: 'Basta un mensaje: entre a su cuenta y escríbanos, o simplemente responda a este correo. ¿Tiene otro número, o una hora en que sea seguro llamarle? Díganoslo.',
    stop: '¿Quiere que paremos o que le devolvamos su dinero? Díganoslo también. Contestamos en 1 día hábil como máximo.',
    button: 'Escribirnos',
  },
  callBooked: {
    subject: 'Su llamada con nosotros',
    what: 'Le llamamos al número que nos dio. La llamada dura {minutes} minutos.',
    date: 'Fecha y hora',
    about: 'La llamada es sobre cómo va todo: qué pasó y qué sigue. No podemos dar asesoría legal.',
    change: 'Puede cambiarla o cancelarla en su cuenta hasta {hours} horas antes.',
    button: 'Ver mi llamada',
  },
  callCancelled: {
    subject: 'Se canceló su llamada',
    what: 'Ya no habrá llamada el {date}.',
    again: 'Puede reservar otra hora en su cuenta.',
    button: 'Elegir otra hora',
  },
  severalNews: {
    subject: 'Novedades en su cuenta',
    subjectYourTurn: 'Necesitamos algo de usted',
    lead: 'Esto es lo nuevo en su cuenta. Entre para leerlo.',
    line: '{caseNumber}: {what}',
    courtDate: 'su fecha es el {date}',
    what: {
      status_changed: 'hay un avance',
      message_sent: 'le escribimos',
      case_update: 'agregamos una novedad',
      request_added: 'le pedimos algo',
      request_returned: 'por favor envíe algo otra vez',
      papers_ready: 'hay algo para que usted lo lea',
      translation_ready: 'hay algo para que usted lo lea',
      upgrade_offered: 'tenemos una sugerencia para usted',
      ticket_answered: 'contestamos su pregunta',
      part_due: 'toca pagar una parte',
      call_booked: 'hay una llamada reservada',
      call_cancelled: 'se canceló una llamada',
      other: 'hay algo nuevo',
    },
    button: 'Ver lo nuevo',
  },
  draftLink: {
    subject: 'Su enlace para continuar',
    what: 'Este es el enlace que pidió. Abre su formulario donde lo dejó, en cualquier dispositivo.',
    button: 'Continuar mi formulario',
    valid:
      'El enlace sirve una sola vez y vence en {hours} horas. No lo comparta: quien lo abra verá sus respuestas. Si usted no lo pidió, no tiene que hacer nada.',
    free: 'Llenar el formulario no cuesta nada.',
  },
  contactReceived: {
    subject: 'Recibimos su mensaje',
    what: 'Su mensaje llegó. Su número de referencia es {reference}.',
    next: 'Le contestamos en {days} día hábil como máximo. Mientras tanto usted no tiene que hacer nada, y no cuesta nada.',
    files: 'Estos archivos no nos llegaron:',
    filesHow: 'Su mensaje sí llegó. Para enviarnos los archivos, conteste este correo y adjúntelos.',
  },
  contactAnswer: {
    subject: 'Nuestra respuesta a su mensaje',
    what: 'Gracias por su mensaje ({reference}). Esta es nuestra respuesta.',
    again: '¿Le quedó alguna duda? Conteste este correo.',
  },
  quizResult: {
    subject: 'La respuesta que pidió',
    what: 'Esta es la respuesta que usted pidió en nuestro sitio. No le enviaremos otro correo sobre esto.',
  },
  toPayments: 'Ver mis pagos',
  messageReceived: {
    subject: 'Tiene un mensaje nuevo',
    what: 'Le escribimos en su cuenta. Entre para leerlo y contestar.',
    button: 'Leer el mensaje',
  },
  ...accountWords,
  ...moneyWords,
  staff: staffWords,
};
export default words;
