import type { TodayWords } from '#i18n/en/staff/today.ts';

const words: TodayWords = {
  title: 'Hoy',
  waiting: 'Lo que nos espera',
  nothing: 'Nada pendiente. Todo está contestado.',
  cases: 'Casos que nos esperan',
  casesLate: { one: '{count} atrasado', other: '{count} atrasados' },
  casesDue: { one: '{count} vence hoy', other: '{count} vencen hoy' },
  casesUnread: { one: '{count} con mensajes sin leer', other: '{count} con mensajes sin leer' },
  casesNew: { one: '{count} nuevo', other: '{count} nuevos' },
  approvals: 'Documentos por aprobar',
  tasks: 'Tareas de hoy',
  noTasks: 'Ninguna tarea suya vence hoy.',
  nobodys: 'de nadie',
  applications: 'Solicitudes por leer',
  applicationsPaid: { one: '{count} ya pagada', other: '{count} ya pagadas' },
  paidSince: 'la pagada más antigua, desde {time}',
  messages: 'Mensajes sin contestar',
  messagesSuspicious: {
    one: 'otro más ({count}) parece de un robot',
    other: 'otros {count} parecen de robots',
  },
  since: 'el más antiguo, desde {time}',
  orders: 'Pedidos por revisar',
  refunds: 'Reembolsos por decidir',
  mail: 'Correos que no se pudieron enviar',
  dataRequests: 'Peticiones de datos',
  due: 'la próxima vence el {date}',
  counted: 'Contado hoy hasta ahora',
  events: {
    submit_application: 'Solicitudes enviadas',
    initiate_checkout: 'Pagos comenzados',
    purchase: 'Compras',
    conversion: 'Personas que pagaron y vieron “pagado”',
  },
  toCounts: 'Todas las cifras',
};
export default words;
