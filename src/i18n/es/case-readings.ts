import type { CaseReadingWords } from '#i18n/en/case-readings.ts';
import cancelled, { calm, refundOpens, refundDecided } from './cancelled-readings.ts';
import holds from './hold-readings.ts';

const keepOrder = `${calm} Guarde la orden del juez en un lugar seguro.`;
// An order brings steps of the client’s own with every package: calm words above them would be wrong.
const orderSteps =
  'Guarde la orden del juez en un lugar seguro. “Paso a paso”, en la página de su caso, dice qué le toca a usted y qué nos toca a nosotros.';
// A matter is filed before copies are sent, and the notice of a new address may come any time after.
const stepsLeft =
  'Por ahora no tiene que hacer nada, salvo lo que le diga “Paso a paso” en la página de su caso.';
const copiesLeft =
  '“Paso a paso”, en la página de su caso, dice qué le falta, como las copias para la otra parte.';
const legalAid =
  'Qué puede hacer ahora es una pregunta sobre la ley. La ayuda legal gratuita se la puede contestar.';
const letterCame = 'Si le llega una carta del tribunal, mándenos una foto el mismo día.';
const courtDecides = 'El tribunal pone su petición en su propio calendario y le avisa la fecha.';

const words: CaseReadingWords = {
  readings: {
    waiting_for_application: {
      badge: 'Falta su solicitud',
      now: 'Ya recibimos su pago y nos falta su solicitud para empezar.',
      next: 'Llene la solicitud. Se tarda unos 10 minutos y ya no tiene que pagar nada.',
      after: 'Leemos su solicitud y revisamos el registro público del tribunal.',
    },
    hearing_first: {
      badge: 'Primero la ayuda gratuita',
      now: 'Su audiencia está cerca. Llame hoy a un abogado que no cobra.',
      next: 'Llame ya a la ayuda legal gratuita y vaya a la audiencia, aunque no tenga abogado. Nuestros documentos no detienen un desalojo y llegarían tarde para esta audiencia.',
      after: 'Le escribimos el mismo día hábil. Puede pedir que le devolvamos su dinero cuando quiera.',
    },
    free_help_first: {
      badge: 'Primero la ayuda gratuita',
      now: 'Puede que su desalojo siga abierto. Hable primero con un abogado que no cobra.',
      next: 'Llame ya a la ayuda legal gratuita: mientras un caso está abierto hay plazos cortos, y si se le pasa uno puede perder su vivienda. No preparamos documentos hasta que termine.',
      after: 'Le escribimos nosotros. Puede pedir que le devolvamos su dinero cuando quiera.',
    },
    submitted: {
      badge: 'Recibido',
      now: 'Ya tenemos su solicitud y su pago, y su caso está en nuestras manos.',
      next: `${calm} Empezamos a leer su solicitud en menos de {workStarts} horas, de lunes a viernes.`,
      after: 'Comparamos su solicitud con el registro público del tribunal y le escribimos si falta algo.',
    },
    in_review: {
      badge: 'En revisión',
      now: 'Estamos leyendo su solicitud y el registro público del tribunal.',
      next: `${calm} Le escribimos si falta algo.`,
      after:
        'Cuando el número de caso, el condado y los nombres coinciden con el registro, preparamos sus documentos.',
    },
    waiting_for_client: {
      badge: 'Necesitamos algo de usted',
      now: 'No podemos seguir hasta que usted nos conteste.',
      next: 'Lea nuestro mensaje y mándenos lo que le pedimos.',
      after: 'Revisamos lo que nos mande y seguimos desde ahí.',
    },
    tell_us: {
      badge: 'Cuéntenos con sus palabras',
      now: 'Su caso coincide con el registro del tribunal. Ahora le toca a usted: cuéntenos con sus palabras qué pasó.',
      next: 'Conteste unas preguntas sobre el caso y sobre cómo le afecta. Se tarda unos 20 minutos, y puede parar y seguir después.',
      after: 'Con sus palabras escribimos sus documentos. Sin ellas no podemos escribir nada.',
    },
    translating: {
      badge: 'Pasando sus palabras al inglés',
      now: 'Ya tenemos sus palabras y las estamos pasando al inglés para el tribunal.',
      next: `${calm} Usted leerá el inglés antes de que lo usemos.`,
      after: 'Cuando nos diga que el inglés está bien, escribimos sus documentos.',
    },
    read_back: {
      badge: 'Revise sus palabras en inglés',
      now: 'Sus palabras ya están en inglés. Ahora le toca a usted: díganos si dicen lo que usted quiso decir.',
      next: 'Compare sus palabras con el inglés. Díganos que está bien, o cambie lo que contó. Si prefiere que se lo leamos, escríbanos.',
      after: 'Cuando nos diga que el inglés está bien, escribimos sus documentos.',
    },
    remaking: {
      badge: 'Hacemos sus documentos de nuevo',
      now: 'Cambió algo que está impreso en sus documentos, y por eso los estamos haciendo de nuevo.',
      next: `${calm} Por favor, no firme ni presente la versión anterior.`,
      after: 'Usted leerá los nuevos y dirá si está de acuerdo. Lo que no cambió sigue aprobado.',
    },
    preparing: {
      badge: 'Preparando sus documentos',
      now: 'Estamos llenando sus documentos para el tribunal con sus respuestas.',
      next: `${calm} Usted leerá cada página antes de que algo llegue al tribunal.`,
      after: 'Cuando los documentos estén listos, se los mandamos para que los lea.',
    },
    attorney_review: {
      badge: 'Un abogado los está leyendo',
      now: 'Un abogado está leyendo sus documentos antes que usted.',
      next: `${calm} Si el abogado pide un cambio, lo hacemos.`,
      after: 'Después le llegan a usted para que los lea. Nada se presenta sin que usted diga que sí.',
    },
    client_review: {
      badge: 'Listos para que los lea',
      now: 'Sus documentos están listos y usted tiene la última palabra.',
      next: 'Lea sus documentos. Después apruébelos o pida un cambio.',
      after: 'Cuando diga que sí, usted los firma y ya pueden ir al tribunal.',
    },
    file_herself: {
      badge: 'Listos para presentarse',
      now: 'Sus documentos están aprobados y listos para la secretaría del tribunal.',
      next: 'Firme sus documentos y llévelos a la secretaría, como dicen las instrucciones. Después díganos qué día los presentó.',
      after: courtDecides,
    },
    sign_for_us: {
      badge: 'Listos para que los firme',
      now: 'Sus documentos están aprobados y falta su firma para llevarlos al tribunal.',
      next: 'Firme sus documentos como dicen las instrucciones y mándenos la copia firmada. Si hace falta un notario, firme delante del notario.',
      after:
        'Cuando tengamos la copia firmada y el costo del tribunal esté pagado, o el tribunal no se lo cobre, llevamos sus documentos a la secretaría.',
    },
    settle_fee_for_us: {
      badge: 'Falta el costo del tribunal',
      now: 'Ya tenemos sus documentos firmados, y el tribunal pide su pago antes de recibirlos.',
      next: 'Pague el costo al tribunal, o firme el formulario del tribunal para pedir que no se lo cobren. Después avísenos.',
      after: 'Llevamos sus documentos a la secretaría del tribunal.',
    },
    deliver: {
      badge: 'Camino a la secretaría',
      now: 'Ya tenemos sus documentos firmados y los estamos llevando a la secretaría del tribunal.',
      next: `${calm} Le avisamos el día en que queden presentados.`,
      after: courtDecides,
    },
    filed: {
      badge: 'Presentados en el tribunal',
      now: 'El tribunal ya tiene sus documentos y los pone en su propio calendario.',
      next: `${stepsLeft} ${letterCame}`,
      after: 'El tribunal pone la fecha de la audiencia y le avisa.',
    },
    filed_herself: {
      badge: 'Presentados en el tribunal',
      now: 'Usted nos avisó que presentó sus documentos, y ahora los tiene el tribunal.',
      next: `${copiesLeft} ${letterCame}`,
      after: 'El tribunal pone la fecha de la audiencia y le avisa.',
    },
    filed_outside: {
      badge: 'Presentados sin nosotros',
      now: 'En este caso se presentaron otros documentos, así que los nuestros no se usan y nada se presenta dos veces.',
      next: `${stepsLeft} ${letterCame}`,
      after: 'El tribunal pone la fecha de la audiencia y le avisa.',
    },
    hearing_set: {
      badge: 'Ya hay fecha en el tribunal',
      now: 'El tribunal ya puso fecha para que un juez vea su petición.',
      next: 'Apunte la fecha y organícese para ir. Si no puede ir o necesita un intérprete, avísenos y avise a la secretaría de inmediato.',
      after: 'El juez decide ese día o algún tiempo después.',
    },
    granted: {
      badge: 'El juez dijo que sí',
      now: 'El juez aceptó su petición y el acceso público a este registro queda limitado según la orden.',
      next: orderSteps,
      after: 'Le escribimos cuando algo cambie.',
    },
    granted_narrower: {
      badge: 'Sí, en parte',
      now: 'El juez aceptó una parte de su petición y el acceso público queda limitado según la orden.',
      next: `${orderSteps} La orden dice qué parte cubre.`,
      after: 'Le escribimos cuando algo cambie.',
    },
    granted_temporary: {
      badge: 'Sí, por un tiempo',
      now: 'El juez aceptó su petición por un tiempo y hasta entonces el acceso público queda limitado según la orden.',
      next: `${orderSteps} La orden dice hasta cuándo vale.`,
      after: 'Le escribimos cuando algo cambie, y antes de que termine la orden.',
    },
    denied: {
      badge: 'El juez dijo que no',
      now: 'El juez no aceptó su petición. Sabemos que es una noticia difícil.',
      next: refundOpens,
      after: legalAid,
    },
    denied_without_prejudice: {
      badge: 'El juez dijo que no',
      now: 'El juez no aceptó su petición; el tribunal lo llama “sin perjuicio” (without prejudice). Sabemos que es una noticia difícil.',
      next: refundOpens,
      after: 'La ayuda legal gratuita le puede decir qué significa “sin perjuicio” para usted.',
    },
    dismissed_non_appearance: {
      badge: 'Desestimada por el tribunal',
      now: 'El tribunal desestimó su petición; su registro dice que usted no se presentó. Sabemos que es una noticia difícil.',
      next: refundOpens,
      after: legalAid,
    },
    notifying_us: {
      badge: 'Después de la orden',
      now: 'Ya está la orden del juez y hacemos lo que su paquete incluye después de ella.',
      next: orderSteps,
      after: 'Revisamos el registro público como lo puede hacer cualquiera y le decimos qué vemos.',
    },
    notifying_herself: {
      badge: 'Después de la orden',
      now: 'Ya está la orden del juez, y con su paquete los pasos que siguen son suyos.',
      next: 'Mande una copia de la orden a las empresas de verificación de inquilinos que todavía muestren el caso. Es gratis. A los 30, 60 y 90 días, revise el registro del tribunal como lo ve cualquiera y díganos aquí lo que vio.',
      after: 'Cuando nos avise que terminó, cerramos este caso.',
    },
    visible_us: {
      badge: 'Después de la orden',
      now: 'En la última revisión, cualquiera podía ver todavía el registro.',
      next: `Llevamos una copia de la orden a la secretaría del tribunal. ${orderSteps}`,
      after:
        'Unos 10 días después volvemos a revisar y le decimos qué vemos. Si todavía se ve, le escribimos cuál es el siguiente paso.',
    },
    visible_herself: {
      badge: 'El registro todavía se ve',
      now: 'En la última revisión, cualquiera podía ver todavía el registro.',
      next: 'Lleve o mande por correo una copia de la orden a la secretaría del tribunal y pregunte cuándo la van a registrar. Unos 10 días después, vuelva a revisar y díganos aquí lo que vio.',
      after: 'Cuando una búsqueda ya no lo encuentre, le escribimos.',
    },
    closed: {
      badge: 'Cerrado',
      now: 'Nuestro trabajo en este caso ya terminó.',
      next: `${calm} Guarde sus documentos.`,
      after: 'Escríbanos si más adelante tiene alguna pregunta.',
    },
    closed_visible: {
      badge: 'Cerrado: petición aceptada',
      now: 'Nuestro trabajo terminó: el juez aceptó su petición, pero en la última revisión cualquiera podía ver todavía el registro.',
      next: 'Lleve o mande por correo una copia de la orden a la secretaría del tribunal y pregunte cuándo la van a registrar. Díganos aquí lo que vea después.',
      after: 'La orden sigue valiendo. Si el registro no cambia, escríbanos.',
    },
    closed_granted: {
      badge: 'Cerrado: petición aceptada',
      now: 'Nuestro trabajo terminó: el juez aceptó su petición y el acceso público queda limitado según la orden.',
      next: keepOrder,
      after: 'Un tribunal puede volver a ver una orden. Si le llega una carta del tribunal, escríbanos.',
    },
    closed_granted_narrower: {
      badge: 'Cerrado: petición aceptada en parte',
      now: 'Nuestro trabajo terminó: el juez aceptó una parte de su petición y el acceso público queda limitado según la orden.',
      next: keepOrder,
      after: 'Un tribunal puede volver a ver una orden. Si le llega una carta del tribunal, escríbanos.',
    },
    closed_granted_temporary: {
      badge: 'Cerrado: petición aceptada con plazo',
      now: 'Nuestro trabajo terminó: el juez aceptó su petición por un tiempo y hasta entonces el acceso público queda limitado según la orden.',
      next: keepOrder,
      after: 'Antes de que termine la orden, le escribimos.',
    },
    closed_denied: {
      badge: 'Cerrado: petición no aceptada',
      now: 'Nuestro trabajo terminó: el juez no aceptó su petición.',
      next: `${calm} Guarde sus documentos.`,
      after: legalAid,
    },
    closed_denied_without_prejudice: {
      badge: 'Cerrado: petición no aceptada',
      now: 'Nuestro trabajo terminó: el juez no aceptó su petición, “sin perjuicio” (without prejudice), como lo llama el tribunal.',
      next: `${calm} Guarde sus documentos.`,
      after: 'La ayuda legal gratuita le puede decir qué significa “sin perjuicio” para usted.',
    },
    closed_dismissed_non_appearance: {
      badge: 'Cerrado: petición desestimada',
      now: 'Nuestro trabajo terminó: el tribunal desestimó su petición porque su registro dice que usted no se presentó.',
      next: `${calm} Guarde sus documentos.`,
      after: legalAid,
    },
    closed_withdrawn: {
      badge: 'Cerrado: petición retirada',
      now: 'Nuestro trabajo terminó: su petición al tribunal quedó retirada.',
      next: refundDecided,
      after: legalAid,
    },
    closed_moot: {
      badge: 'Cerrado: nada que decidir',
      now: 'Nuestro trabajo terminó: al tribunal ya no le quedaba nada que decidir sobre su petición.',
      next: refundOpens,
      after: legalAid,
    },
    closed_papers_delivered: {
      badge: 'Cerrado: usted tiene sus documentos',
      now: 'Nuestro trabajo terminó: usted tiene sus documentos, y no nos ha dicho qué pasó en el tribunal.',
      next: 'Si los presentó o el tribunal ya decidió, avísenos cuando quiera.',
      after: 'Escríbanos si más adelante tiene alguna pregunta.',
    },
    closed_silent: {
      badge: 'Cerrado: sin respuesta',
      now: 'Cerramos este caso porque durante mucho tiempo no pudimos comunicarnos con usted.',
      next: 'Escríbanos cuando pueda.',
      after: 'Cuando nos escriba, una persona vuelve a ver su caso.',
    },
    ...cancelled,
  },
  holds,
  holdBeside: '{hold} Lo que el tribunal haya fijado sigue igual.',
  about: 'Sobre el caso del tribunal {place} de {count}',
  overMany: {
    badge: 'Cerrado',
    now: 'Nuestro trabajo en este caso ya terminó.',
    next: `${calm} En la lista de sus casos en el tribunal dice cómo terminó cada uno.`,
    after: 'Escríbanos si más adelante tiene alguna pregunta.',
  },
};
export default words;
