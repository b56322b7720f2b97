import type { FinderWords } from '#i18n/en/staff/finder.ts';

const words: FinderWords = {
  today: 'inicio resumen tareas pendientes',
  approvals: 'aprobar documentos abogado revisar',
  cases: 'clientes tablero expedientes',
  team: 'audiencias llamadas plazos fechas semana mes agenda',
  applications: 'formularios clientes nuevos revisión',
  tickets: 'preguntas ayuda soporte tickets',
  inbox: 'mensajes correos textos sms respuestas',
  messages: 'contacto sitio web',
  orders: 'pedidos pagos recibos cuotas partes tarjetas stripe disputas',
  refunds: 'devolver dinero devoluciones',
  mail: 'correos rebotados fallidos sin entregar spam estado del servicio errores',
  'data-requests': 'privacidad borrado eliminar copia datos personales',
  offer: 'precios paquetes interruptores en venta abierto cerrado',
  'days-off': 'cierres oficina cerrada vacaciones feriados ausente',
  'call-hours': 'horario llamadas disponibilidad citas mis días libres',
  replies: 'plantillas de mensajes textos respuestas modelo',
  counties: 'tribunales secretaría costos direcciones condados',
  templates: 'plantillas formularios mociones escritos versiones textos',
  people: 'equipo colegas invitar permisos abogados cuentas administración',
  duplicates: 'unir misma persona dos cuentas repetidos',
  counts: 'estadísticas reportes números gráficas ingresos',
  audit: 'historial quién vio quién cambió bitácora',
  'set-up': 'ajustes opciones preferencias',
};
export default words;
