import type { ApplicationPaperWords } from '#i18n/en/application-paper.ts';

const words: ApplicationPaperWords = {
  title: 'Mi solicitud y mi acuerdo',
  lead: 'Aquí están las respuestas que nos mandó y cómo firmó nuestro acuerdo. El acuerdo completo está en nuestro sitio: {address}',
  facts: { name: 'Nombre', reference: 'Solicitud', sent: 'Enviada el' },
  signature: 'Su firma',
  signed: {
    name: 'Firmó como',
    at: 'Día y hora (UTC)',
    language: 'Idioma',
    version: 'Versión del acuerdo',
    fingerprint: 'Huella del acuerdo',
    shown: 'Huella de las respuestas',
  },
  languages: { en: 'Inglés', es: 'Español' },
  files: 'Archivos que nos mandó',
  notAnswered: 'Sin respuesta',
  contact: '¿Preguntas? {email}',
  contactPhone: '¿Preguntas? {email}, {phone}',
  foot: '{title} {reference} · página {page} de {pages}',
};
export default words;
