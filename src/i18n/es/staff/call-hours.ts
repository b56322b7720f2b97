import type { CallHoursWords } from '#i18n/en/staff/call-hours.ts';

const words: CallHoursWords = {
  title: 'Mis llamadas',
  lead: 'Quienes tienen Premium o VIP toman media hora libre en este horario, con 15 minutos entre dos llamadas. Hora del Este.',
  update: 'Actualizar',
  languages: 'Idiomas que hablo en las llamadas',
  names: { en: 'Inglés', es: 'Español' },
  days: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
  opens: '{day}, desde',
  closes: '{day}, hasta',
  daysOff: 'Días sin llamadas',
  daysOffHint: 'Un día por línea, por ejemplo 2026-12-24.',
  submit: 'Guardar mi horario',
  done: 'Guardado. Las llamadas ya reservadas se quedan como están.',
  calls: 'Próximas llamadas',
  none: 'No hay llamadas reservadas.',
  call: '{date}, {language}, {phone}',
  cancelling: {
    submit: 'Cancelar la llamada',
    done: 'Cancelada. La clienta o el cliente recibe un correo.',
  },
};
export default words;
