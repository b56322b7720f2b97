import type { CountsWords } from '#i18n/en/staff/counts.ts';

const words: CountsWords = {
  title: 'Cifras',
  lead: 'Se cuenta en nuestro servidor, sin cookies y sin datos de nadie. Los días son los de la oficina en Georgia.',
  period: 'Periodo',
  periods: {
    '7': 'Últimos 7 días',
    '30': 'Últimos 30 días',
    '90': 'Últimos 90 días',
    '365': 'Último año',
  },
  flow: {
    title: 'De la solicitud a la orden',
    step: 'Paso',
    count: 'Solicitudes',
    share: 'Del total',
    steps: {
      applications: 'Enviadas',
      paid: 'Pagadas',
      papers: 'Documentos con el cliente',
      filed: 'Presentadas',
      granted: 'Concedidas',
    },
    lead: 'Solicitudes enviadas en este período y hasta dónde ha llegado cada una. Las visitas no se cuentan: las páginas no ponen cookies para eso.',
  },
  referrals: {
    title: 'Entregado a la ayuda legal gratuita',
    organization: 'Organización',
    steps: {
      sent: 'Mandado',
      opened: 'Abierto',
      took: 'Aceptado',
      cannot: 'No pueden',
      withdrawn: 'Retirado',
      unanswered: 'Sin respuesta',
    },
    lead: 'Cuántas veces pasó cada cosa en este período. No se cuenta el nombre ni las respuestas de nadie.',
  },
  money: {
    title: 'Dinero recibido y devuelto',
    week: 'Semana del',
    in: 'Recibido',
    back: 'Devuelto',
    left: 'Queda',
    none: 'No se movió dinero en este período.',
  },
  event: 'Qué pasó',
  day: 'Día',
  package: 'Paquete',
  noPackage: 'Sin paquete',
  total: 'Suma',
  chart: '{event} por día, del {from} al {to}. El día de más: {most}.',
  sums: 'Sumas por paquete',
  days: 'Día por día',
  daysWithout: 'No se muestran los días sin nada.',
  share: 'De cada 100 solicitudes enviadas, {share} terminaron en una compra.',
  moreBought:
    'En este tiempo hubo {bought} compras y {sent} solicitudes: algunas se pagaron antes de enviarse o se enviaron antes.',
  none: 'No se contó nada en este tiempo.',
};
export default words;
