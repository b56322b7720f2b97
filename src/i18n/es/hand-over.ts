import type { HandOverWords } from '../en/hand-over.ts';

const words: HandOverWords = {
  title: 'Ayuda legal gratuita',
  lead: 'Un abogado gratuito quizás pueda ayudarle.',
  again: 'No tiene que contarlo todo otra vez.',
  danger: 'Si está en peligro en este momento, llame al 911.',
  call: 'Llamar',
  send: {
    open: 'Mandar mis respuestas a {organization}',
    fields: {
      withHealth: 'Mandar también lo que contesté sobre mi salud y mis beneficios',
      withSafety: 'Mandar también cómo es seguro comunicarse conmigo y quién es un peligro para mí',
      agreed: 'Quiero que manden esto a {organization}',
    },
    submit: 'Mandar',
    done: 'Enviado. Abajo está el código que necesita.',
  },
  sample: 'Esta es una organización de muestra para probar la página. Nadie lee lo que usted manda.',
  preview: 'Esto es lo que se manda',
  mayCall:
    'Por correo reciben su nombre y su teléfono, y le llaman. Todo lo demás solo lo pueden leer con un código que usted les dice.',
  noCall:
    'Por correo reciben solo su nombre y no le van a llamar. Todo lo demás solo lo pueden leer con un código que usted les dice cuando llame.',
  ends: 'El enlace vence en {days} días. Usted puede retirar sus respuestas cuando quiera.',
  paper: {
    title: 'Llevar mis respuestas en papel',
    lead: 'Una página para imprimir o mostrar. No se la mandamos a nadie.',
    health: 'Poner también lo que contesté sobre mi salud y mis beneficios',
    safety: 'Poner también cómo es seguro comunicarse conmigo y quién es un peligro para mí',
    english: 'La página en inglés (PDF)',
    spanish: 'La página en español (PDF)',
  },
  sent: {
    title: 'Enviado a {organization}',
    at: 'Usted mandó sus respuestas el {date}.',
    withHealth: 'También se mandó lo que contestó sobre su salud.',
    withSafety: 'También se mandó cómo es seguro comunicarse con usted.',
    code: 'Su código: {code}',
    codeCall: 'Le van a llamar y le van a pedir este código. No se lo diga a nadie más.',
    codeNoCall: 'Llámeles y dígales este código. No se lo diga a nadie más.',
    number: 'El teléfono de ellos: {phone}',
    waiting: 'Todavía no lo abrieron.',
    reminded: 'Se lo recordamos el {date}.',
    opened: 'Lo abrieron el {date}.',
    locked:
      'Se escribieron demasiados códigos equivocados y el enlace ya no abre. Retire sus respuestas y mándelas otra vez.',
    took: '{organization} aceptó ayudarle. Le van a explicar lo que sigue.',
    cannot: '{organization} no puede ayudarle esta vez. Ya no puede ver sus respuestas. Llame a otro lugar.',
    unanswered:
      '{organization} no contestó. El enlace venció y ya nadie puede abrir sus respuestas. Llámeles.',
    ended: 'El enlace venció. Ya nadie puede abrir sus respuestas.',
    ends: 'El enlace vence el {date}.',
    withdrawn: 'Usted retiró sus respuestas el {date}.',
    seen: 'Las habían abierto el {date}: es posible que recuerden o hayan impreso lo que leyeron.',
    notSeen: 'Nadie las había abierto.',
  },
  withdraw: {
    label: 'Retirar mis respuestas',
    named: 'Retirar mis respuestas de {organization}',
    question: 'Desde ahora nadie las puede abrir. Lo que alguien ya leyó o imprimió no se puede retirar.',
    yes: 'Sí, retirarlas',
    doneSeen:
      'Retiradas. Las habían abierto el {date}: es posible que recuerden o hayan impreso lo que leyeron.',
    doneUnseen: 'Retiradas. Nadie las había abierto.',
  },
};
export default words;
