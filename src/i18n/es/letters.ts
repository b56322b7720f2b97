import type { LettersWords } from '#i18n/en/letters.ts';

const words: LettersWords = {
  privacy: {
    title: 'No se nos envía nada',
    text: 'La carta se hace en su pantalla. Lo que usted escribe no nos llega ni se guarda: cuando cierra esta página, desaparece.',
  },
  writer: {
    title: 'Escriba su carta',
    kind: '¿Qué carta necesita?',
    kinds: {
      dispute: 'Algo en mi reporte de inquilinos está mal',
      limited: 'Un juez limitó el acceso público a mi caso y el reporte todavía lo muestra',
      bureau: 'Mi reporte de crédito muestra algo equivocado sobre una renta',
      network: 'Una lista que comparten los arrendadores muestra algo equivocado sobre mí',
      website: 'Un sitio web o una base de datos en línea muestra mi caso del tribunal',
      file: 'Quiero una copia gratuita de lo que una empresa tiene sobre mí',
      satisfied: 'Pagué una sentencia y el registro del tribunal no lo muestra',
    },
    blank:
      'Puede dejar espacios en blanco y llenarlos a mano. Escriba solo lo que sabe que es verdad. La carta sale en inglés; al lado tiene una ayuda en español.',
    fields: {
      kind: { label: '¿Qué carta necesita?' },
      name: { label: 'Su nombre completo', hint: 'Como aparece en el reporte o en el registro del tribunal' },
      address: { label: 'Su dirección postal', hint: 'A donde debe llegar la respuesta' },
      date: { label: 'Fecha de la carta' },
      recipient: {
        label: 'Nombre y dirección de la empresa',
        hint: 'Vienen en el aviso del arrendador. Una carta para cada empresa.',
      },
      report: { label: 'Número y fecha del reporte', hint: 'Muchas veces están arriba en la página 1' },
      entry: {
        label: 'El dato que usted disputa',
        hint: 'Tribunal, condado y número de caso, como están impresos en el reporte',
      },
      reasons: { label: '¿Qué está mal?', hint: 'Marque todo lo que sea verdad.' },
      facts: {
        label: 'En sus propias palabras',
        hint: 'De preferencia en inglés: lo que escriba aquí sale igual en la carta. Las opciones de arriba salen ya en inglés.',
      },
      papers: { label: 'Copias que manda', hint: 'Nunca el único papel que tiene' },
      birthYear: { label: 'Su año de nacimiento', hint: 'Solo el año. Nunca su número de Seguro Social.' },
      court: { label: '¿Qué tribunal?' },
      county: { label: 'Condado del tribunal', hint: 'Por ejemplo: DeKalb' },
      docket: { label: 'Número de caso' },
      orderDay: { label: 'Día de la orden' },
      ground: { label: '¿Por qué es gratis la copia?' },
      landlord: { label: 'Arrendador que le dijo que no, o que le pidió más' },
      noticeDay: { label: 'Día en que recibió el aviso' },
      judgmentDay: { label: 'Día de la sentencia' },
      paidDay: { label: 'Día del último pago' },
      amount: { label: 'Cuánto pagó en total', hint: 'Por ejemplo: $1,240' },
      page: { label: 'Dirección de la página', hint: 'Cópiela de la parte de arriba de su navegador' },
    },
    recipients: {
      bureau: {
        label: 'Nombre y dirección de la agencia de crédito',
        hint: 'Está en el reporte. Una carta para cada agencia que muestra el dato.',
      },
      network: {
        label: 'Nombre y dirección de quien lleva la lista',
        hint: 'Pregúntele al arrendador que le habló de ella.',
      },
      website: {
        label: 'Nombre y dirección de quien lleva el sitio web',
        hint: 'Muchas veces está en “Contacto” o “Quiénes somos”. También sirve un correo electrónico.',
      },
      satisfied: {
        label: 'Nombre y dirección del arrendador, o de su abogado',
        hint: 'Quien ganó la sentencia, como lo nombra el registro del tribunal',
      },
    },
    reasons: {
      notMine: 'Es de otra persona',
      twice: 'El mismo caso está más de una vez',
      noOutcome: 'No dice cómo terminó el caso',
      wrongOutcome: 'Dice un resultado equivocado',
      paid: 'Muestra como deuda algo que ya se pagó',
      old: 'Puede ser demasiado viejo',
    },
    grounds: {
      adverse:
        'En los últimos 60 días recibí un aviso de que un reporte influyó en un “no” o en peores condiciones',
      yearly: 'Pido mi copia gratuita del año',
    },
    courts: {
      magistrate: 'Tribunal de magistrados',
      civil: 'Tribunal civil',
      state: 'Tribunal estatal',
      superior: 'Tribunal superior',
    },
    chooseCourt: 'Elija un tribunal',
    papers: {
      outcome: 'Papel del tribunal que muestra cómo terminó el caso',
      order: 'La orden del juez',
      payment: 'Comprobante de pago',
      address: 'Prueba de dónde vivía yo',
      report: 'La hoja del reporte donde está este dato',
    },
    orderGoesAlong: 'La carta dice que va una copia de la orden. No olvide ponerla.',
    letter: 'Su carta, en inglés',
    help: 'Ayuda para leer la carta',
    notForSending: 'No es parte de la carta. No la mande.',
    print: 'Imprimir o guardar como PDF',
    printHint:
      'Para guardarla, elija “Guardar como PDF” en lugar de una impresora. En un teléfono, use el botón de compartir.',
    copy: 'Copiar el texto',
    copied: 'Copiado.',
    notCopied: 'Este navegador no lo permitió. Imprima la carta, o marque su texto y cópielo.',
    clear: 'Borrar todo',
    cleared: 'Se borró todo lo que usted escribió.',
    fileName: 'Carta',
    summaryTitle: 'Revise esto otra vez:',
    errorPrefix: 'Error:',
  },
  messages: {
    'letter.socialSecurity':
      'Esto parece un número de Seguro Social. Quítelo, por favor: ninguna carta lo necesita.',
    'letter.birthYear': 'Escriba solo el año, con cuatro cifras, como 1988.',
    'letter.day': 'Elija un día o déjelo vacío.',
    'text.tooLong': 'Es demasiado largo. Acórtelo, por favor.',
    'text.characters': 'Algunos de estos caracteres no se pueden imprimir. Escriba el texto otra vez.',
    'field.wrongType': 'Escriba esto otra vez, por favor.',
  },
  withoutScript:
    'JavaScript está apagado en su navegador o no se cargó. Abajo están las siete cartas con espacios en blanco: imprima esta página y llénelas a mano.',
  sending: {
    title: 'Cómo mandarla',
    steps: [
      'Lea cada línea de la carta. Es suya: tache a mano lo que no sea verdad en su caso.',
      'Fírmela a mano y guarde una copia con sus papeles.',
      'Mande copias de sus pruebas, nunca los originales, y tache los números de Seguro Social y de cuentas.',
      'Use un envío que muestre qué día llegó, como el correo certificado con acuse de recibo. Guarde el comprobante.',
      'Anote en su calendario el día en que llegó y cuente desde ahí.',
    ],
    companies:
      'La Oficina para la Protección Financiera del Consumidor (CFPB), que es federal, tiene una lista de empresas con sus direcciones:',
    companiesLink: 'lista de empresas, en inglés',
    answer:
      '¿No le contestan o le dicen que no? Enseñe la carta y el comprobante en la ayuda legal gratuita.',
  },
  limits: {
    title: 'Lo que una carta no puede hacer',
    items: [
      'No quita un dato que es verdadero y completo. No dispute lo que sabe que está bien.',
      'No cambia el expediente del tribunal. Sobre eso decide un juez.',
      'Una lista o un sitio web quizá no conteste. Ahí no nombramos ninguna ley, porque no pudimos comprobar cuál vale.',
      'Una sentencia marcada como pagada sigue en el expediente. Muestra que usted ya no debe nada.',
      'No hay que pagarle a nadie por estas cartas, y eso nos incluye a nosotros.',
    ],
  },
  facts: {
    title: 'En qué se basan las cartas',
    checked: 'se revisó el {date}',
    secondary: 'fuente secundaria',
    reviewed: 'Última revisión: {date}. Es información general, no asesoría para su caso; las leyes cambian.',
  },
  more: {
    title: 'Siga leyendo, sin costo',
    report: 'Cómo leer y disputar un reporte de inquilinos',
    lesson: 'Lección: la vida después de una orden para sellar',
  },
};
export default words;
