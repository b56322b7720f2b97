import type { MailAboutAccountWords } from '#i18n/en/mail-about-account.ts';

const words: MailAboutAccountWords = {
  registration: {
    subject: 'Cree su contraseña',
    what: 'Este es el enlace para crear su contraseña y completar su registro.',
    ignore: 'Si usted no lo pidió, no tiene que hacer nada.',
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
  referralLink: {
    subject: 'Una persona le pide ayuda',
    reminderSubject: 'Una persona todavía espera su respuesta',
    what: '{name} le pide ayuda y le entregó algunas respuestas. Para leerlas necesita el enlace de abajo y un código de seis dígitos.',
    reminder:
      '{name} le pidió ayuda hace unos días y todavía espera su respuesta. Este enlace reemplaza al primero; el código es el mismo.',
    call: 'Llame a {name} al {phone} y pida el código. Solo esa persona se lo puede decir.',
    noCall: 'Por favor, no llame. {name} va a llamarle y le dirá el código.',
    somebody: 'Una persona',
    button: 'Abrir las respuestas',
    valid:
      'El enlace sirve una sola vez, y hasta el {date} como máximo. En la página puede decirle a la persona si le puede ayudar.',
    ignore: 'Si no esperaba esto, no tiene que hacer nada: sin el código nadie puede leer nada.',
  },
  referralNews: {
    subject: {
      sent: 'Sus respuestas se mandaron',
      took: 'Ya le contestaron: sí',
      cannot: 'Ya le contestaron',
      unanswered: 'No hubo respuesta',
    },
    what: {
      sent: 'Desde su cuenta acaba de mandar sus respuestas a {organization}. En su cuenta está el código que le van a pedir. Ahí puede retirar las respuestas cuando quiera.',
      took: '{organization} dice que acepta ayudarle. Le van a explicar lo que sigue. Todavía puede retirar sus respuestas en su cuenta.',
      cannot:
        '{organization} dice que esta vez no puede ayudarle. Ya no puede ver sus respuestas. No es por usted: muchas veces tienen más gente que tiempo. Llame a otro lugar; en su cuenta ve quién más ayuda gratis.',
      unanswered:
        '{organization} no contestó en 14 días. El enlace venció y ya nadie puede abrir sus respuestas. Llámeles, o llame a otro lugar; en su cuenta ve quién más ayuda gratis.',
    },
    call: 'El teléfono de {organization} es el {phone}.',
    notYou: 'Si no fue usted, retire las respuestas ahí, elija otra contraseña y escríbanos.',
    button: 'Abrir mi cuenta',
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
      passkey_added:
        'Se acaba de agregar una llave de acceso a su cuenta. Quien tenga ese dispositivo y pueda desbloquearlo puede mostrar su segundo paso.',
      passkey_removed: 'Se acaba de quitar una llave de acceso de su cuenta. Ya no sirve.',
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
    what: 'Alguien nos pidió por teléfono cambiar el correo de su cuenta por {email}. Devolvimos la llamada al número que tenemos registrado. No haremos el cambio antes del {time}.',
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
      'La cuenta cambia a este correo más o menos en la hora siguiente al {time}. Desde entonces, entre con él. Si olvidó la contraseña, elija “¿Olvidó su contraseña?” en la página de acceso.',
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
};
export default words;
