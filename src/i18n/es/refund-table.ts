import type { RefundTableWords } from '#i18n/en/refund-table.ts';

const words: RefundTableWords = {
  title: 'Qué se le devuelve y cuándo',
  lead: 'Se trata de nuestra tarifa. Los costos del tribunal se pagan al tribunal y no los devolvemos nosotros.',
  shares: {
    full: 'Toda nuestra tarifa',
    staff: 'Lo decidimos caso por caso y le decimos por escrito por qué',
    none: 'Nada: el trabajo está hecho',
  },
  names: {
    granted: 'El juez concedió lo que usted pidió',
    granted_narrower: 'El juez concedió menos de lo que usted pidió',
    granted_temporary: 'El juez lo concedió por un tiempo limitado',
    denied: 'El juez dijo que no',
    denied_without_prejudice: 'El juez dijo que no, pero usted puede volver a pedirlo',
    dismissed_non_appearance: 'El tribunal desestimó la petición porque usted no se presentó a la audiencia',
    withdrawn: 'Usted decidió no seguir después de presentar sus documentos',
    moot: 'Ya no quedaba nada que decidir',
    declined_by_us: 'No aceptamos su caso',
    client_stopped: 'Usted decidió no seguir antes de presentar sus documentos',
    safety: 'Seguir no habría sido seguro para usted',
    too_late: 'Su desalojo seguía abierto y nuestros documentos llegaban tarde',
    duplicate: 'Ya estaba incluido en otro pedido',
    not_a_party: 'El caso era de otra persona',
    not_found: 'No se encontró ningún registro en el tribunal',
    papers_delivered: 'Recibió sus documentos para presentarlos por su cuenta y no los presentó',
    silent: 'Durante mucho tiempo no pudimos comunicarnos con usted',
  },
  several: 'Si un paquete cubre varios casos, decidimos qué parte se devuelve por cada uno.',
};
export default words;
