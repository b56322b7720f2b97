import type { CaseReading } from '#domain/cases/reading.ts';
import type { ReadingWords } from '#i18n/reading-words.ts';

export const calm = 'Por ahora no tiene que hacer nada.';
export const refundOpens = `${calm} Según nuestra regla le toca un reembolso. Ya lo iniciamos: véalo en “Sus pagos”.`;
export const refundDecided =
  'Alguien de nuestro equipo decide ahora si le devolvemos parte de la tarifa y le escribe el motivo. No hace falta que lo pida.';
const onYourOwn = 'Usted puede presentar su petición por su cuenta, y puede haber ayuda legal gratuita.';
const reportFree =
  'Si un reporte de inquilinos muestra este caso con su nombre, puede disputarlo por su cuenta. Es gratis.';

/** What a client reads about a matter that ended before the court decided. */
const words: Record<Extract<CaseReading, `cancelled${string}`>, ReadingWords> = {
  cancelled: {
    badge: 'Cancelado',
    now: 'Este caso se canceló y ya no sigue.',
    next: `${calm} Si esto le sorprende, escríbanos.`,
    after: onYourOwn,
  },
  cancelled_declined_by_us: {
    badge: 'No lo aceptamos',
    now: 'No pudimos aceptar este caso y ya no sigue.',
    next: refundOpens,
    after: onYourOwn,
  },
  cancelled_client_stopped: {
    badge: 'Detenido',
    now: 'Usted nos pidió detenernos y este caso ya no sigue.',
    next: refundDecided,
    after: onYourOwn,
  },
  cancelled_safety: {
    badge: 'Detenido por su seguridad',
    now: 'Seguir podía ponerle en peligro, por eso aquí paramos.',
    next: refundDecided,
    after: onYourOwn,
  },
  cancelled_too_late: {
    badge: 'Su desalojo sigue abierto',
    now: 'Su desalojo sigue abierto y nuestros documentos llegarían tarde, por eso aquí paramos.',
    next: 'Llame ya a la ayuda legal gratuita y vaya a su audiencia. Una persona de nuestro equipo decide en un día hábil cuánto se le devuelve y le escribe por qué.',
    after: 'Cuando termine el desalojo, puede escribirnos otra vez.',
  },
  cancelled_refunded: {
    badge: 'Dinero devuelto',
    now: 'Su pago se le devolvió y este caso ya no sigue.',
    next: `${calm} Si quiere que le ayudemos otra vez, escríbanos.`,
    after: onYourOwn,
  },
  cancelled_dispute_lost: {
    badge: 'El banco retiró el pago',
    now: 'Su banco retiró el pago y este caso ya no sigue.',
    next: `${calm} Si esto le sorprende, escríbanos.`,
    after: onYourOwn,
  },
  cancelled_duplicate: {
    badge: 'Estaba dos veces',
    now: 'Este caso estaba dos veces en nuestra lista, así que seguimos con el otro y este ya no sigue.',
    next: `${calm} Si cree que son dos distintos, escríbanos.`,
    after: 'Si pagó dos veces, pida la devolución del segundo pago en “Sus pagos”.',
  },
  cancelled_not_a_party: {
    badge: 'No es su caso',
    now: 'En el registro del tribunal usted no aparece en este caso, así que no podemos preparar documentos.',
    next: refundOpens,
    after: reportFree,
  },
  cancelled_not_found: {
    badge: 'No lo encontramos',
    now: 'Buscamos en los registros públicos del tribunal y no encontramos este caso.',
    next: refundOpens,
    after: reportFree,
  },
};
export default words;
