import type { LoginWords } from '#i18n/en/login.ts';

const words: LoginWords = {
  submit: 'Entrar',
  submitting: 'Entrando…',
  forgotLink: '¿Olvidó su contraseña?',
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
  newAccount: {
    ask: '¿Todavía no tiene cuenta?',
    link: 'Cree una y vuelva a su paquete',
    title: 'Cree su cuenta',
    text: 'Escriba su correo. Le mandamos un enlace para crear su contraseña, y con él regresa a su paquete desde cualquier dispositivo. Si ya tiene una cuenta, el enlace sirve para elegir otra contraseña.',
    sent: 'El enlace ya va en camino. Sirve una sola vez y durante {hours} horas. Busque también en el correo no deseado (spam).',
  },
  forgot: {
    title: 'Pida una contraseña nueva',
    text: 'Escriba el correo que usó con nosotros. Si tiene una cuenta, le mandamos un enlace para elegir otra contraseña.',
    submit: 'Mandar el enlace',
    submitting: 'Mandando…',
    sentTitle: 'Revise su correo',
    sent: 'Si esta dirección tiene una cuenta, el enlace ya va en camino. Sirve una sola vez y durante {hours} horas. Busque también en el correo no deseado (spam).',
    again: 'Mandarlo otra vez',
    back: 'Volver a la página de acceso',
  },
};
export default words;
