import type { MilestoneWords } from '../en/milestones.ts';

const words: MilestoneWords = {
  title: 'Lo que ya quedó atrás',
  steps: {
    work_began: 'Empezamos a preparar sus documentos',
    papers_ready: 'Sus documentos quedaron listos para leer',
    papers_approved: 'Usted aprobó sus documentos',
    filed: 'Sus documentos están en el tribunal',
    hearing_set: 'El tribunal fijó una fecha',
    granted: 'El juez limitó el acceso al registro',
    closed: 'Este caso quedó cerrado',
  },
  celebrate: {
    work_began: 'Un primer paso: ya empezó el trabajo en sus documentos.',
    papers_ready: 'Un gran paso: ya puede leer sus documentos.',
    papers_approved: 'Muy bien. Leyó sus documentos y dijo que sí.',
    filed: 'Un gran paso: sus documentos ya están en el tribunal.',
    hearing_set: 'El tribunal fijó una fecha. Ya está un paso más cerca.',
    granted: 'El juez dijo que sí. Usted no se rindió, y se nota.',
    closed: 'Este caso quedó cerrado. Gracias por recorrer este camino con nosotros.',
  },
  inMatter: 'caso del tribunal {place}',
  thanks: 'Cerrar',
};
export default words;
