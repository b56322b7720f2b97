import type { HearingWords } from '#i18n/en/hearing.ts';

const words: HearingWords = {
  title: 'Su fecha en el tribunal',
  bring: 'Qué llevar',
  bringList: [
    'Una identificación con foto',
    'La carta con esta fecha y sus copias de los documentos',
    'Pruebas de lo que quiere mostrar, impresas en papel',
  ],
  way: 'Cómo llegar',
  wayText:
    'Vea un día antes cómo llegar y dónde estacionarse. Llegue 45 minutos antes: hay revisión de seguridad y fila. Adentro, apague su teléfono.',
  placeUnknown: 'El lugar está en la carta del tribunal. Si no lo dice, llame a la secretaría.',
  interpreter:
    'El tribunal pone intérprete si se le pide a tiempo. No conviene que traduzca un niño ni alguien que trabaje para la otra parte.',
  cannotCome: {
    title: 'No puedo ir',
    text: 'Díganos por qué. Lo vemos antes que lo demás y le contestamos a más tardar el siguiente día hábil. Llame hoy también a la secretaría y pregunte cómo pedir otra fecha. La fecha sigue en pie mientras el juez no la cambie: si usted no está, el juez puede decir que no.',
    fields: { message: '¿Por qué no puede ir?' },
    submit: 'Avisar que no puedo ir',
    done: 'Gracias. Lo vemos antes que lo demás y le contestamos a más tardar el siguiente día hábil. Llame hoy también a la secretaría. Mientras el juez no la cambie, la fecha sigue en pie.',
  },
};
export default words;
