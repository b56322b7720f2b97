import type { ReferralPageWords } from '#i18n/en/referral-page.ts';

const words: ReferralPageWords = {
  heading: 'Respuestas para su organización',
  loading: 'Abriendo…',
  open: {
    title: 'Abrir con el código',
    text: 'Una persona le pide ayuda. Por teléfono le puede decir un código de seis dígitos; el correo dice quién llama a quién. El enlace sirve una sola vez, y la persona ve cuándo usted lo abre.',
    form: {
      fields: { code: { label: 'Código', hint: 'Seis dígitos, de la persona que mandó las respuestas' } },
      submit: 'Abrir las respuestas',
    },
  },
  gone: {
    title: 'Aquí no hay nada que abrir',
    text: 'El enlace ya se usó, venció, o la persona retiró sus respuestas. Si no ha contestado en dos días hábiles, mandamos un solo enlace nuevo. También puede llamar a la persona o escribirnos a {email}.',
  },
  about: '{name} le entregó esto a {organization} el {date}. El enlace vence el {ends}.',
  call: 'Llamar a {name}',
  noCall: 'Por favor, no llame: {name} va a llamarle.',
  what: 'Lo que {name} nos contó',
  unchecked: 'Nadie comprobó estas respuestas. No somos abogados y no llevamos este asunto.',
  print: 'Una página para imprimir (PDF)',
  reply: {
    title: '¿Puede ayudar?',
    lead: '{name} se entera de inmediato, por correo y en su cuenta.',
    took: 'Aceptamos',
    cannot: 'No podemos',
    cannotNote: 'Después de “No podemos” ya no verá las respuestas, y {name} llamará a otro lugar.',
    sending: 'Mandando…',
  },
  saidTook:
    'Usted dijo que acepta. {name} ya lo sabe. Puede leer las respuestas aquí hasta que venza el enlace.',
  saidCannot:
    'Gracias por avisar. {name} ya lo sabe y puede llamar a otro lugar. Las respuestas quedaron cerradas.',
  leave: 'Cerrar esta página',
  left: 'Cerrado.',
};
export default words;
