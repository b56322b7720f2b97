import type { CaseSummaryWords } from '#i18n/en/case-summary.ts';

const words: CaseSummaryWords = {
  title: 'Mi caso',
  lead: 'Así va su caso al {date}. Puede llevar esta hoja a la ayuda legal gratuita o al tribunal. Es un resumen nuestro, no un documento del tribunal.',
  facts: { name: 'Nombre', number: 'Caso con nosotros', package: 'Paquete', preparer: 'Lo atiende' },
  stands: 'Cómo va',
  checked: 'Última revisión con el tribunal',
  requests: 'Lo que todavía necesitamos de usted',
  requestUntil: '{what} (a más tardar el {date})',
  history: 'Qué ha pasado',
  entry: '{date}: {what}',
  older: 'Lo anterior está en su cuenta.',
  contact: '¿Preguntas? {email}',
  contactPhone: '¿Preguntas? {email}, {phone}',
  foot: '{title} {reference} · página {page} de {pages}',
};
export default words;
