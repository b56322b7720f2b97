import type { MailWords } from '#i18n/en/mail.ts';
import moneyWords from '#i18n/es/mail-about-money.ts';
import staffWords from '#i18n/es/mail-to-staff.ts';

const words: MailWords = {
  hello: 'Hola, {firstName}:',
  helloPlain: 'Hola:',
  otherFile: 'otro archivo',
  questions:
    '¿Tiene preguntas? Escríbanos a {email}. Contestamos en menos de {hours} horas, de lunes a viernes.',
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
  cardEnding: 'tarjeta {brand} terminada en {last4}',
  afterPayment:
    'Después del pago nos toca a nosotros: empezamos en menos de {workStarts} horas (de lunes a viernes), revisamos su caso en {reviewFrom} a {reviewTo} horas y le escribimos en {contactDays} días hábiles como máximo.',
  applicationReceived: {
    subject: 'Recibimos su solicitud',
    what: 'Su solicitud llegó bien y está guardada. Su número de referencia es {reference}. Guárdelo: con él encontramos su solicitud cuando nos escriba.',
    pay: 'El siguiente paso es suyo: el pago. Usted eligió el paquete {package} por {price}. Empezamos cuando llegue su pago.',
    payPart:
      'El siguiente paso es suyo: el pago. Puede pagar el paquete {package} en {count} partes iguales. La primera es de {amount}, y empezamos cuando llegue.',
    button: 'Pagar {price} por {package}',
    buttonPart: 'Pagar la primera parte: {amount}',
    paid: 'Usted ya pagó el paquete {package}. No tiene que pagar nada más y el siguiente paso es nuestro.',
    afterPaid:
      'Revisamos su caso en {reviewFrom} a {reviewTo} horas y le escribimos en {contactDays} días hábiles como máximo.',
    files: 'Estos archivos no nos llegaron. Su solicitud está completa sin ellos y puede agregarlos después:',
    filesHow:
      'Agréguelos en la página de confirmación, en el navegador donde llenó la solicitud, o escríbanos.',
    accept:
      'Enviar la solicitud no significa que aceptamos el caso. Si no lo aceptamos, le devolvemos toda nuestra tarifa.',
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
  registration: {
    subject: 'Cree su contraseña',
    what: 'Este es el enlace para crear su contraseña y completar su registro.',
    ignore: 'Si usted no lo pidió, no tiene que hacer nada.',
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
    refund:
      'Le devolvemos nuestra tarifa del servicio: {amount}. La mandamos a la tarjeta con la que pagó y le avisamos cuando vaya en camino. A partir de hoy, llega a su tarjeta en {from} a {to} días hábiles.',
    refundOpen:
      'Sobre el dinero que pagó: ya va de regreso, o su banco o nuestro equipo todavía está revisando el pago. Le vamos a escribir sobre eso.',
    freeHelp: 'Ayuda legal gratuita',
  },
  caseMoved: {
    subject: 'Novedades en su cuenta',
    what: 'Hay novedades en su caso {caseNumber}.',
    about: 'Se trata del asunto {place} de {count}.',
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
  passwordReset: {
    subject: 'Elija una contraseña nueva',
    what: 'Alguien pidió una contraseña nueva para esta dirección. Si fue usted, elíjala aquí:',
    button: 'Elegir contraseña nueva',
    ignore: 'Si no fue usted, no tiene que hacer nada: su contraseña sigue igual.',
  },
  signInLink: {
    subject: 'Su enlace para entrar',
    what: 'Alguien pidió un enlace para entrar con esta dirección. Si fue usted, ábralo en su propio teléfono o computadora:',
    button: 'Entrar',
    valid:
      'El enlace sirve una sola vez y vence en {minutes} minutos. Nadie de nuestro equipo se lo va a pedir nunca.',
    ignore: 'Si no fue usted, no tiene que hacer nada: sin el enlace, nadie puede entrar de esta manera.',
  },
  supporterLink: {
    subject: 'Su enlace',
    what: '{name} quiere que usted pueda ver cómo van las cosas. Abra la página con este enlace:',
    whatPlain:
      'Una persona que usted conoce quiere que pueda ver cómo van las cosas. Abra la página con este enlace:',
    button: 'Abrir la página',
    valid:
      'El enlace sirve una sola vez y vence en {minutes} minutos. En la página puede pedir otro cuando lo necesite.',
    ignore: 'Si no esperaba esto, llame a esa persona y pregúntele. Si no hace nada, no pasa nada.',
  },
  supporterAdded: {
    subject: 'Alguien más puede ver cómo van las cosas',
    what: 'Desde su cuenta se dio permiso a una persona para que vea cómo van las cosas. Usted puede ver quién es y quitarle el permiso cuando quiera.',
    notYou: 'Si no fue usted, quítele el permiso ahí, elija otra contraseña y escríbanos.',
    button: 'Ver quién es',
  },
  supporterEnded: {
    subject: 'Su enlace ya no sirve',
    what: 'Usted podía ver cómo le va a {name}. La cuenta cambió y por eso su enlace ya no sirve. No es por algo que usted hizo.',
    whatPlain:
      'Usted podía ver cómo le va a una persona que conoce. La cuenta cambió y por eso su enlace ya no sirve. No es por algo que usted hizo.',
    next: 'Si esa persona todavía quiere su ayuda, puede agregarle otra vez. Le llegará un enlace nuevo por correo.',
  },
  calendarAddressMade: {
    subject: 'Una dirección nueva para su calendario',
    what: 'En su cuenta se acaba de crear una dirección nueva para calendarios. El calendario que la tenga puede mostrar las fechas de usted. Si había otra dirección, ya no sirve.',
    notYou: 'Si no fue usted, quite la dirección ahí, elija otra contraseña y escríbanos.',
    button: 'Ver mis fechas',
  },
  accountsJoined: {
    subject: 'Sus dos cuentas ahora son una sola',
    what: 'Usted tenía dos cuentas con nosotros. Ahora todo está en esta: entre con esta dirección de correo.',
    helpers:
      'Las personas que podían ver cómo van las cosas desde la otra cuenta ya no pueden. Si todavía quiere su ayuda, agréguelas otra vez.',
    calendar: 'La dirección de calendario de la otra cuenta ya no sirve. Puede crear una nueva.',
    notYou: 'Si falta algo, o si la otra cuenta no era suya, escríbanos.',
    button: 'Abrir mi cuenta',
  },
  secondFactorChanged: {
    subject: 'Cambió el segundo paso de su acceso',
    what: {
      set_up: 'Se acaba de activar el segundo paso de su acceso, con una aplicación de autenticación.',
      replaced:
        'El segundo paso de su acceso acaba de pasar a otro dispositivo. Los códigos del anterior y los códigos de recuperación viejos ya no sirven.',
      new_codes:
        'Se acaban de crear códigos de recuperación nuevos para su cuenta. Los anteriores ya no sirven.',
      code_used:
        'Alguien acaba de entrar con uno de sus códigos de recuperación. Ese código no sirve otra vez.',
      removed:
        'Una persona de administración quitó el segundo paso de su acceso y se cerró la sesión en todos los dispositivos.',
    },
    notYou:
      'Si no fue usted, avise de inmediato a otra persona de administración y elija una contraseña nueva.',
    next: 'La próxima vez que entre, configurará uno nuevo. Si nadie le avisó de este cambio, pregunte a una persona de administración.',
    button: 'Ir a la página de acceso',
  },
  passwordChanged: {
    subject: 'Su contraseña cambió',
    what: 'La contraseña de su cuenta acaba de cambiar y se cerró la sesión en todos los dispositivos.',
    notYou: 'Si no fue usted, elija otra contraseña de inmediato y escríbanos.',
    button: 'Elegir contraseña nueva',
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
  emailConfirm: {
    subject: 'Confirme su nuevo correo',
    what: 'Alguien pidió usar este correo para una cuenta con nosotros. Si fue usted, confírmelo aquí. Es posible que tenga que entrar con su contraseña de siempre.',
    button: 'Confirmar este correo',
    valid:
      'El enlace sirve una sola vez y vence en {hours} horas. Mientras no lo confirme, su cuenta sigue con el correo anterior.',
    ignore: 'Si no fue usted, no tiene que hacer nada: nada cambia y no le volvemos a escribir.',
  },
  emailInUse: {
    subject: 'Sobre su correo',
    what: 'Alguien que entró a nuestro sitio pidió usar este correo. Ya pertenece a una cuenta, así que no se cambió nada.',
    own: 'Si fue usted, entre con este correo. ¿Olvidó la contraseña? En la página de acceso puede pedir otro enlace.',
    ignore: 'Si no fue usted, no tiene que hacer nada.',
    button: 'Entrar',
  },
  emailChanged: {
    subject: 'Cambió el correo de su cuenta',
    what: 'Su cuenta ahora tiene otro correo electrónico. Desde hoy le escribimos allá, y con este correo ya no se puede entrar.',
    notYou:
      'Si no fue usted, tiene {days} días para deshacer el cambio. Cerramos la sesión en todos los dispositivos y le mandamos un enlace para elegir otra contraseña.',
    button: 'Deshacer el cambio',
    late: 'Si no fue usted, escríbanos de inmediato y le ayudamos.',
  },
  emailChangeAsked: {
    subject: 'Una pregunta sobre su correo electrónico',
    what: 'Alguien nos pidió por teléfono cambiar el correo de su cuenta por {email}. Devolvimos la llamada al número que tenemos registrado. El cambio espera, como mínimo, hasta el {time}.',
    you: 'Si lo pidió usted, aquí no tiene que hacer nada. Abra el mensaje que mandamos al correo nuevo y confírmelo.',
    notYou:
      'Si no fue usted, detenga el cambio. Tiene {hours} horas como mínimo. Su correo sigue igual y nosotros revisamos qué pasó.',
    button: 'Detener el cambio',
    call: 'También puede responder a este mensaje o llamarnos al {phone}.',
    reply: 'También puede responder a este mensaje.',
  },
  emailChangeConfirm: {
    subject: '¿Es este su correo electrónico?',
    what: 'Alguien nos pidió por teléfono usar este correo para su cuenta. Confirme, por favor, que es suyo.',
    button: 'Sí, es mi correo',
    valid: 'El enlace sirve durante {hours} horas.',
    after:
      'La cuenta tendrá este correo a partir del {time}, a más tardar una hora después. Desde entonces, entre con él. Si ya no sabe la contraseña, elija “¿Olvidó su contraseña?” en la página de acceso.',
    ignore: 'Si no lo pidió usted, no haga caso de este mensaje. Si no lo confirma, nada cambia.',
  },
  emailRestored: {
    subject: 'Recuperó su correo anterior',
    what: 'Su cuenta tiene otra vez este correo. Se cerró la sesión en todos los dispositivos y la contraseña de antes ya no sirve.',
    button: 'Elegir contraseña nueva',
  },
  accountClosed: {
    subject: 'Su cuenta está cerrada',
    what: 'Usted cerró su cuenta. Ya nadie puede entrar en ella.',
    kept: 'Guardamos las solicitudes, los documentos y los pagos el tiempo que piden las leyes de impuestos y comercio. Puede preguntarnos qué guardamos sobre usted.',
    notYou: 'Si no fue usted, o si quiere volver, escríbanos.',
  },
  dataRequestReceived: {
    subject: 'Recibimos su petición',
    what: 'Usted nos pidió borrar lo que guardamos sobre usted. Su petición es la {reference}.',
    due: 'Una persona se encarga y le avisa en {days} días como máximo, es decir, a más tardar el {date}.',
    kept: 'Guardamos los comprobantes de pago y el acuerdo que firmó para ellos mientras la ley los pueda exigir. Todo lo demás lo borramos.',
    notYou:
      'Si no fue usted, o si cambió de opinión, escríbanos antes de esa fecha. También puede cancelar la petición desde su cuenta.',
  },
  dataDeleted: {
    subject: 'Borramos su información',
    what: 'Ya hicimos lo que pidió en su petición {reference}. Borramos su cuenta, sus respuestas, sus mensajes y sus documentos; los archivos se borran en menos de un día.',
    kept: 'Guardamos sus pagos y el acuerdo que firmó para ellos, porque la ley los puede exigir. No guardamos nada más de usted.',
    last: 'Este es nuestro último correo para usted. Las copias de seguridad de la base de datos se borran solas con el tiempo. Gracias por haber confiado en nosotros.',
  },
  dataRequestDeclined: {
    subject: 'Sobre su petición',
    what: 'Usted nos pidió borrar lo que guardamos sobre usted (petición {reference}). Por ahora no podemos hacerlo.',
    reasons: {
      open_matter:
        'El motivo: hay un caso, un pago o un reembolso abierto, y sus documentos hacen falta. Cuando termine, pídalo otra vez.',
      not_verified:
        'El motivo: no pudimos confirmar que fue usted quien lo pidió. Escríbanos desde el correo que nos dio.',
      must_keep: 'El motivo: la ley nos pide guardar estos registros por ahora.',
      nothing_found: 'El motivo: no encontramos nada con este correo. Si usó otro, díganos cuál.',
    },
    again: 'Puede contestar este correo y una persona lo revisa de nuevo. Pedirlo no afecta su caso.',
  },
  toPayments: 'Ver mis pagos',
  messageReceived: {
    subject: 'Tiene un mensaje nuevo',
    what: 'Le escribimos en su cuenta. Entre para leerlo y contestar.',
    button: 'Leer el mensaje',
  },
  ...moneyWords,
  staff: staffWords,
};
export default words;
