import type { accessMessages as english } from '../en/access-messages.ts';
import emailMessages from './email-messages.ts';

export const accessMessages: typeof english = {
  'password.short': 'Use al menos 10 letras o números. Unas pocas palabras que usted recuerde sirven bien.',
  'password.long': 'Use 200 letras o números como máximo.',
  'password.common': 'Esta contraseña es fácil de adivinar. Elija otra, por favor.',
  'password.required': 'Escriba una contraseña.',
  'password.same': 'Esa es la contraseña que ya tiene. Elija otra.',
  'currentPassword.required': 'Escriba su contraseña actual.',
  'currentPassword.wrong': 'Esa no es su contraseña actual. Revísela, por favor.',
  ...emailMessages,
  'dateOfBirth.required': 'Escriba su fecha de nacimiento, igual que en su solicitud.',
  'dateOfBirth.wrong': 'Esta fecha no coincide con la solicitud. Revísela, por favor.',
  'token.required': 'Este enlace no está completo. Ábralo otra vez desde el correo.',
  'device.password':
    'En un teléfono o computadora que usan otras personas, entre con su contraseña. Si abre ahí su correo, otra persona podría verlo.',
  'device.required': 'Díganos si este teléfono o computadora es suyo.',
  'email.same': 'Su cuenta ya tiene ese correo.',
  'language.required': 'Elija español o inglés.',
  'code.required': 'Escriba el código que muestra su app de códigos.',
  'code.form': 'El código tiene seis números.',
  'code.wrong': 'Este código no es correcto. Use el que su app muestra en este momento.',
  'code.used': 'Este código ya se usó. Espere al siguiente.',
  'recoveryCode.required': 'Escriba uno de sus códigos de recuperación.',
  'recoveryCode.form': 'Un código de recuperación tiene doce letras y números, como ACDE-3467-KMNP.',
  'recoveryCode.wrong': 'Este código de recuperación no es correcto o ya se usó.',
  'passkey.failed':
    'No se pudo comprobar esta llave de acceso. Inténtelo otra vez o use el código de su app.',
  'passkey.tooMany': 'Ya tiene 10 llaves de acceso. Quite una antes de agregar otra.',
  'pending.required': 'Esto quedó a medias. Empiece de nuevo, por favor.',
  'role.required': 'Elija qué podrá hacer esta persona.',
  'action.required': 'Elija qué debe pasar.',
  'rights.unknown': 'Ese permiso no existe. Cargue la página otra vez.',
  'rights.notStaff': 'Solo quien sigue trabajando aquí puede tener permisos. Cargue la página otra vez.',
  'action.self': 'No puede hacer esto en su propia cuenta. Pídaselo a otra persona de administración.',
};
