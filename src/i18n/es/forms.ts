import type { FormsWords } from '#i18n/en/forms.ts';

const words: FormsWords = {
  intake: {
    title: 'Formulario de solicitud',
    where: 'En línea, en español o en inglés',
    text: 'Lo que necesitamos saber para preparar sus documentos. Se tarda unos 10 minutos y sus respuestas se guardan en cada paso.',
    sections: 'Sus secciones',
    items: [
      'Información personal',
      'Datos del registro de desalojo',
      'Situación legal y elegibilidad',
      'Sus metas y lo que necesita',
      'Firma digital y acuerdo',
    ],
    open: 'Abrir el formulario',
    note: 'No paga nada antes de revisar todas sus respuestas.',
  },
  agreement: {
    title: 'Acuerdo de servicio con el cliente',
    where: 'PDF para leer, imprimir o guardar',
    text: 'Qué hacemos, qué no hacemos, los precios, los reembolsos y lo que le toca a usted. Es el mismo texto que firma al final del formulario.',
    points: 'Qué dice',
    download: 'Descargar el acuerdo (PDF, {size})',
    other: 'Also in English (PDF)',
    note: 'Al descargarlo no firma nada: se firma en el formulario. ¿Lo necesita en papel o con letra grande? Escríbanos.',
    version: 'Versión {version}, vigente desde el {date}.',
  },
  more: {
    title: '¿Todavía tiene dudas?',
    text: 'No tiene que decidir hoy. Lea las reglas, conteste el cuestionario corto o pregúntenos.',
    contact: 'Hacer una pregunta',
    quiz: 'Contestar el cuestionario',
    privacy: 'Política de privacidad',
    terms: 'Términos y condiciones',
    accessibility: 'Ayuda para leer o llenar formularios',
  },
  pdf: {
    lead: 'Usted acepta este texto cuando firma al final de nuestro formulario. Al leer o imprimir esta copia no firma nada.',
    version: 'Versión',
    effective: 'Vigente desde',
    language: 'Idioma',
    languageName: 'Español. Puede firmar el texto en español o en inglés.',
    fingerprint: 'Huella digital del texto (SHA-256)',
    contact: 'Si tiene preguntas sobre este acuerdo: {ways}.',
    foot: '{title} · versión {version} · página {page} de {pages}',
  },
};
export default words;
