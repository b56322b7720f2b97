import type { accessMessages as english } from '../en/access-messages.ts';

export const accessMessages: typeof english = {
  'password.short': 'Use al menos 10 caracteres. Unas cuantas palabras que usted recuerde funcionan bien.',
  'password.long': 'Use 200 caracteres como máximo.',
  'password.common': 'Esta contraseña es fácil de adivinar. Elija otra, por favor.',
  'password.required': 'Escriba una contraseña.',
  'password.same': 'Esa es la contraseña que ya tiene. Elija otra.',
  'currentPassword.required': 'Escriba la contraseña que tiene ahora.',
  'currentPassword.wrong': 'Esa no es la contraseña que tiene ahora. Revísela, por favor.',
  'email.invalid': 'Escriba un correo electrónico válido.',
  'dateOfBirth.required': 'Escriba su fecha de nacimiento, igual que en su solicitud.',
  'dateOfBirth.wrong': 'Esta fecha no coincide con la solicitud. Revísela, por favor.',
  'token.required': 'Este enlace no está completo. Ábralo otra vez desde el correo.',
  'device.required': 'Díganos si este teléfono o computadora es suyo.',
  'email.same': 'Su cuenta ya tiene ese correo.',
  'language.required': 'Elija español o inglés.',
};
