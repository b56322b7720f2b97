import type { ReferralPaperWords } from '#i18n/en/referral-paper.ts';

const words: ReferralPaperWords = {
  title: 'Respuestas para la ayuda legal gratuita',
  lead: '{name} nos pidió el {date} que le entregáramos estas respuestas a {organization}. No somos abogados y no llevamos este asunto.',
  about: 'Lo que {name} nos contó',
  closing:
    'Nadie comprobó estas respuestas. {name} puede retirarlas en cualquier momento; el enlace vence el {ends}. Guarde esta página solo si va a ayudar.',
  foot: '{title} · página {page} de {pages}',
  safety: {
    ways: {
      call: 'Es seguro llamar',
      voicemail: 'Es seguro dejar un mensaje de voz',
      letter: 'Es seguro mandar una carta',
    },
    yes: 'Sí',
    no: 'No',
    note: 'Para su seguridad',
    danger: 'Peligro',
  },
};
export default words;
