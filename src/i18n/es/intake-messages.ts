import type { intakeMessages as english } from '../en/intake-messages.ts';
import emailMessages from './email-messages.ts';
import textMessages from './text-messages.ts';

export const intakeMessages: typeof english = {
  'firstName.required': 'Escriba su nombre. Si usted tiene un solo nombre, presione “Tengo un solo nombre”.',
  'lastName.required': 'Escriba su apellido. Si usted tiene un solo nombre, presione “Tengo un solo nombre”.',
  'latinName.required':
    'Escriba su nombre con las letras de la A a la Z, como está en los papeles del tribunal.',
  'dateOfBirth.required': 'Escriba su fecha de nacimiento.',
  'dateOfBirth.invalid': 'Escriba una fecha de nacimiento válida: día, mes y año con cuatro números.',
  'dateOfBirth.underage':
    'Este servicio es para personas de 18 años o más. Si usted es menor, su mamá, su papá o su tutor puede llamar a la ayuda legal gratuita.',
  'streetAddress.required': 'Escriba su calle y número.',
  'city.required': 'Escriba su ciudad.',
  'state.required': 'Elija su estado.',
  'zipCode.invalid': 'El código postal lleva al menos 5 números, como 30303 o 30303-1234.',
  'phoneNumber.invalid':
    'Escriba los 10 números del teléfono, o deje el espacio vacío. Si es de otro país, empiece con + y el código del país.',
  'preferredLanguage.required': 'Elija el idioma que prefiere.',
  'yesNo.required': 'Elija sí o no.',
  'evictionCounty.required': 'Elija el condado del caso.',
  'caseOutcome.required': 'Elija cómo terminó el caso. Si no sabe, elija “No sé”.',
  'hearingDate.invalid':
    'Escriba el día de la audiencia como dice el papel del tribunal, o deje el espacio vacío.',
  'filingYear.invalid': 'Escriba el año con cuatro números, o deje el espacio vacío.',
  'option.unknown': 'Elija una de las opciones que se muestran.',
  'benefits.noneExcludesOthers': 'Elija solo “Ninguno de estos”, o los beneficios que recibe.',
  'sealingReasons.required': 'Elija al menos un motivo.',
  'urgency.required': 'Elija qué tan urgente es.',
  'signature.required': 'Falta su firma digital.',
  'agreement.required': 'Para seguir, acepte todos los términos y condiciones.',
  'agreement.changed':
    'El acuerdo cambió desde que usted abrió esta página. Léalo otra vez y acéptelo, por favor.',
  'package.required': 'Elija un paquete de servicio.',
  ...emailMessages,
  'text.tooLong': textMessages['text.tooLong'],
  'text.characters': textMessages['text.characters'],
  'field.wrongType': textMessages['field.wrongType'],
};
