import type { LoginWords } from '#i18n/en/login.ts';

const words: LoginWords = {
  submit: 'Entrar',
  submitting: 'Entrando…',
  forgotLink: '¿Olvidó su contraseña?',
  mailLinkLink: 'Mándenme un enlace por correo',
  mailLink: {
    title: 'Entre con un enlace',
    text: 'Escriba el correo que usa con nosotros. Le mandamos un enlace para entrar sin contraseña. Funciona en su propio teléfono o computadora.',
    submit: 'Mandar el enlace',
    submitting: 'Mandando…',
    sentTitle: 'Revise su correo',
    sent: 'Si esta dirección tiene una cuenta, el enlace ya va en camino. Sirve una sola vez y durante {minutes} minutos. Si nunca creó una contraseña, el enlace será para crearla. Si lo pidió más de una vez, use el correo más reciente. Busque también en el correo no deseado (spam).',
    again: 'Mandarlo otra vez',
    back: 'Entrar con su contraseña',
  },
  byLink: {
    title: 'Entre con este enlace',
    text: 'Falta un paso: díganos qué dispositivo usa y presione el botón. El enlace sirve una sola vez.',
    goneTitle: 'Este enlace ya no sirve',
    gone: 'Cada enlace sirve una sola vez y durante {minutes} minutos; si cambia su contraseña, también deja de servir. Puede pedir otro.',
    again: 'Mándenme otro enlace',
  },
  noAccount:
    '¿Todavía no tiene cuenta? Se crea sola: después de su pago le mandamos un correo con un enlace para crear su contraseña.',
  startForm: 'Comenzar la solicitud',
  signedIn: {
    title: 'Su sesión está abierta',
    text: 'En este navegador hay una sesión abierta de {email}.',
    open: 'Ir a su caso',
    work: 'Ir al área de trabajo',
    goOn: 'Continuar',
    notYou: '¿No es usted? Primero cierre la sesión.',
  },
  wrong: 'El correo o la contraseña no son correctos. Revise los dos, por favor.',
  timedOut:
    'Cerramos su sesión porque nadie usó la página durante {minutes} minutos. Así nadie más puede ver su caso aquí.',
  newAccount: {
    ask: '¿Todavía no tiene cuenta?',
    link: 'Cree una y vuelva a su paquete',
    title: 'Cree su cuenta',
    text: 'Escriba su correo. Le mandamos un enlace para crear su contraseña, y con él regresa a su paquete desde cualquier dispositivo. Si ya tiene una cuenta, el enlace sirve para elegir otra contraseña.',
    sent: 'El enlace ya va en camino. Sirve una sola vez y durante {hours} horas. Si lo pidió más de una vez, use el correo más reciente. Busque también en el correo no deseado (spam).',
  },
  forgot: {
    title: 'Pida una contraseña nueva',
    text: 'Escriba el correo que usó con nosotros. Si tiene una cuenta, le mandamos un enlace para elegir otra contraseña.',
    submit: 'Mandar el enlace',
    submitting: 'Mandando…',
    sentTitle: 'Revise su correo',
    sent: 'Si esta dirección tiene una cuenta, el enlace ya va en camino. Sirve una sola vez y durante {hours} horas. Si lo pidió más de una vez, use el correo más reciente. Busque también en el correo no deseado (spam).',
    again: 'Mandarlo otra vez',
    back: 'Volver a la página de acceso',
  },
};
export default words;
