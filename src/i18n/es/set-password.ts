import type { SetPasswordWords } from '#i18n/en/set-password.ts';

const words: SetPasswordWords = {
  lead: {
    invitation: 'Cree una contraseña para {email}. Con ella puede ver su caso cuando quiera.',
    work: 'Cree una contraseña para {email}. Con ella entra al área de trabajo, después de un segundo paso en su teléfono.',
    registration: 'Cree una contraseña para {email} y complete su registro.',
    reset:
      'Elija una contraseña nueva para {email}. Al guardarla se cierra la sesión en sus otros dispositivos.',
  },
  passwordHint:
    'Al menos {min} caracteres. Unas cuantas palabras que usted recuerde funcionan bien. También puede pegarla.',
  birthDate: {
    label: 'Su fecha de nacimiento',
    hint: 'Igual que en su solicitud. La pedimos porque un correo puede llegarle a otra persona, y su caso es solo para usted.',
    day: 'Día',
    month: 'Mes',
    year: 'Año',
  },
  submit: 'Guardar la contraseña y entrar',
  submitting: 'Guardando…',
  done: 'Su contraseña quedó guardada. Estamos abriendo su caso.',
  doneWork: 'Su contraseña quedó guardada. Ahora sigue el segundo paso.',
  gone: {
    title: 'Este enlace ya no sirve',
    text: 'Cada enlace sirve una sola vez y durante {hours} horas. Si ya creó su contraseña, solo tiene que entrar. Si no, pida otro enlace.',
    ask: 'Pedir otro enlace',
    signIn: 'Entrar',
  },
  locked: {
    title: 'Este enlace se bloqueó por su seguridad',
    text: 'La fecha de nacimiento no coincidió varias veces. Escríbanos desde el correo de su solicitud y una persona le ayudará. Mientras tanto, su caso sigue su curso.',
  },
  missing: {
    title: 'Abra el enlace desde su correo',
    text: 'Esta página necesita el enlace que le mandamos por correo. Para protegerlo, lo quitamos de la dirección de inmediato; si recarga la página, vuelva a abrirlo desde el correo.',
  },
};
export default words;
