import type { StepsWords } from '#i18n/en/steps.ts';
import counties from './counties.ts';

const words: StepsWords = {
  title: 'Paso a paso',
  matter: 'Caso del tribunal {place}',
  stages: {
    filing: 'Para presentar sus documentos',
    hearing: 'Antes de su audiencia',
    order: 'Después de la orden',
  },
  all: 'Todos los pasos ({done} de {count} hechos)',
  lead: 'Marque lo que ya hizo. Nosotros también lo vemos.',
  by: {
    client: 'Usted',
    us: 'Lo hacemos nosotros',
    translator: 'Su traductor',
  },
  doneOn: 'Hecho el {date}.',
  doneByUs: 'Lo hicimos el {date}.',
  court: 'Su tribunal, según lo revisado el {date}:',
  courtStale: 'Su tribunal, según lo revisado el {date}. Ya pasó un tiempo; por favor, pregunte:',
  unknown: 'Todavía sin verificar en su tribunal: {fields}. Pregunte en la secretaría.',
  filingFiles: 'Para presentar por internet: todos los archivos y qué escribir (ZIP)',
  filedByUs: 'Después verá la fecha debajo de su caso y recibirá una copia con el sello del tribunal.',
  checkWithAccount:
    'La búsqueda en línea de su tribunal pide una cuenta. Sin ella no aparece nada, y eso no quiere decir que su registro esté oculto. Entre con una cuenta propia o pregunte en la secretaría qué puede ver el público. Pruebe cada forma de escribir su nombre: a los 30, 60 y 90 días. Quien revisa lo anota aquí, debajo de su caso del tribunal.',
  fields: counties.fields,
  // A step that may be ours is named by its infinitive: an imperative would send the client to do what we do.
  steps: {
    check_papers: {
      title: 'Lea cada página y revise los códigos',
      text: 'Cada página tiene un código al pie. Todas las páginas de un mismo documento llevan el mismo.',
    },
    ask_clerk: {
      title: 'Llamar a la secretaría del tribunal',
      text: 'Pregunte cómo se presenta esta petición, si el tribunal tiene su propio formulario para el aviso de audiencia y cuánto cuesta.',
    },
    ask_interpreter: {
      title: 'Avisar en la secretaría que hace falta un intérprete',
      text: 'Diga en qué idioma. El tribunal lo proporciona si se le pide a tiempo.',
    },
    sign_papers: {
      title: 'Firme su petición a mano',
      text: 'Con pluma. La ley que da valor a un nombre escrito en internet no se aplica a los documentos para un tribunal. Todavía no firme la declaración jurada.',
    },
    sign_at_notary: {
      title: 'Firme la declaración jurada ante un notario',
      text: 'No la firme antes. Hasta donde sabemos, en Georgia no hay notarios en línea, así que vaya en persona. Lleve una identificación con foto y todas las páginas. Muchos bancos y tiendas de envíos tienen notario. Pregunte el precio antes de ir.',
    },
    translator_at_notary: {
      title: 'Su traductor firma ante un notario',
      text: 'Quien tradujo sus palabras firma su propia declaración jurada. Va en persona, con una identificación con foto, y no firma antes. Pueden ir juntos.',
    },
    send_signed: {
      title: 'Envíenos una copia de las páginas firmadas',
      text: 'Escaneadas o en fotos claras, todas las páginas. Guarde los originales.',
    },
    settle_fee: {
      title: 'Pague el costo o pida que no se lo cobren',
      text: 'Se le paga al tribunal, no a nosotros. Si no puede pagar, el tribunal tiene su propio formulario para pedir que no le cobre, y ahí deciden.',
    },
    make_copies: {
      title: 'Sacar las copias',
      text: 'Un juego para el tribunal, uno para cada persona de la constancia de entrega y uno para usted.',
    },
    file_papers: {
      title: 'Presentar los documentos',
      text: 'Pida copias con el sello del tribunal y guárdelas. Después díganos la fecha, debajo de su caso.',
    },
    serve_copies: {
      title: 'Mandar una copia a cada persona de la constancia de entrega',
      text: 'A la dirección que aparece ahí. Guarde el recibo del correo.',
    },
    sign_certificate: {
      title: 'Firmar la constancia de entrega y llevarla a la secretaría',
      text: 'Solo cuando las copias ya estén en camino. Firma y pone la fecha quien las mandó o las entregó.',
    },
    tell_new_address: {
      title: 'Avisar al tribunal la dirección nueva',
      text: 'Firme el aviso de cambio de dirección y llévelo o mándelo a la secretaría, con copia a cada persona de la constancia de entrega. El tribunal manda todo a la dirección que tiene.',
    },
    court_interpreter: {
      title: 'Pedir su intérprete al tribunal',
      text: 'Lo pedimos el mismo día en que se fija, se cambia o se cancela su audiencia.',
    },
    interpreter_confirmed: {
      title: 'El tribunal confirma el intérprete',
      text: 'Volvemos a preguntar antes de la fecha. No debe traducirle nadie de la otra parte ni un menor de edad.',
    },
    serve_notice: {
      title: 'Mandar el aviso de audiencia a cada persona de la constancia de entrega',
      text: 'En cuanto el tribunal escriba la fecha, y otra vez después de cada fecha nueva. Guarde el recibo.',
    },
    print_proof: {
      title: 'Imprima sus pruebas',
      text: 'Llévelas en papel, con una copia para el juez y otra para la otra parte.',
    },
    certified_copies: {
      title: 'Pedir copias certificadas de la orden',
      text: 'En la secretaría, si las necesita. Pregunte antes cuánto cuestan; para una empresa de verificación puede empezar con una copia simple.',
    },
    keep_order: {
      title: 'Guarde la orden en un lugar seguro',
      text: 'Vea cuándo vence, si es que vence. Puede volver a necesitarla para su próxima vivienda.',
    },
    send_letters: {
      title: 'Escriba a las empresas de verificación de inquilinos',
      text: 'Las cartas son gratis en nuestro sitio. Anote cada una debajo de su caso, y contamos los días con usted.',
    },
    copy_to_clerk: {
      title: 'Lleve una copia de la orden a la secretaría',
      text: 'El registro todavía se veía. Lleve o mande por correo una copia de la orden a la secretaría del tribunal y pregunte cuándo la van a registrar. Guarde el recibo.',
    },
    check_record: {
      title: 'Revisar el registro del tribunal como lo ve el público',
      text: 'Sin iniciar sesión y con cada forma de escribir su nombre: a los 30, 60 y 90 días. Quien revisa lo anota aquí, debajo de su caso del tribunal.',
    },
  },
};
export default words;
