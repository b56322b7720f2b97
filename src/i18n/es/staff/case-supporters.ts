import type { CaseSupportersWords } from '#i18n/en/staff/case-supporters.ts';

const words: CaseSupportersWords = {
  title: 'Quién más puede ver el caso',
  lead: 'El cliente dio este permiso y puede quitarlo cuando quiera. Solo ven esto: no les dé más información.',
  stands: 'Cómo va el caso',
  sees: 'Ve: {list}',
  since: 'Desde el {date}',
  looked: 'lo vio por última vez el {date}',
  never: 'todavía no lo ha visto',
  bonds: {
    family: 'Familia',
    friend: 'Un amigo o una amiga',
    caseworker: 'Trabajadora social u orientador',
    other: 'Otra persona',
  },
  sights: {
    dates: 'fechas del tribunal, llamadas y plazos',
    requests: 'lo que todavía necesitamos',
    messages: 'los mensajes',
  },
};
export default words;
