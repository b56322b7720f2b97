import type english from '../../en/staff/set-up.ts';

const words: typeof english = {
  offer: {
    title: 'Lo que se vende',
    lead: 'Así lo dejó la última actualización del sitio. Cada línea dice dónde se cambia; un cambio vale a partir de la siguiente actualización.',
    package: 'Paquete',
    price: 'Precio',
    state: 'Estado',
    sold: 'En venta',
    notSold: 'Ahora no se vende',
    covers: 'Incluye',
    matters: { one: '{count} caso del tribunal', other: 'hasta {count} casos del tribunal' },
    restsOn: 'Depende de',
    isOpen: '{name}: abierto',
    isClosed: '{name}: cerrado',
    changed: 'Precios, textos y qué está en venta: content/packages/<package>.yml',
    switches: 'Interruptores',
    lead2:
      'Mientras uno está cerrado, a nadie se le ofrece lo que depende de él: ni en el sitio, ni en los correos, ni en el caso de un cliente.',
    switch: 'Interruptor',
    packages: 'Paquetes que toca',
    where: 'Se cambia en',
    open: 'Abierto',
    closed: 'Cerrado',
    needs: {
      'staff-delivery': 'Llevamos los documentos al tribunal',
      calls: 'Llamadas con clientes',
      letters: 'Cartas a las empresas de verificación',
    },
    filing: 'Se pueden presentar documentos',
    filingClosed: {
      attorney: 'No hay un abogado revisor con licencia comprobada, y nadie confirmó que no hace falta.',
      selling: 'Se cobra de todos modos, porque el operador lo aceptó expresamente.',
      notSelling: 'Hasta entonces, el sitio público no cobra nada.',
    },
    filingWhere: 'content/site.yml (reviewingLawyer), content/launch.yml (no-attorney)',
    launch: 'content/launch.yml ({id})',
  },
  days: {
    title: 'Días libres',
    lead: 'En los días de cierre y feriados no se ofrecen llamadas ni se cuentan para las fechas prometidas. En el día libre de una persona nadie puede reservar una llamada con ella.',
    closures: 'La oficina está cerrada',
    noClosures: 'No hay ningún cierre previsto.',
    closuresWhere: 'Se cambia en content/site.yml (closures). La página de contacto los muestra a todos.',
    holidays: 'Feriados legales',
    colleagues: 'Quién no está',
    nobodyAway: 'Nadie ha anotado un día libre.',
    own: 'Mis días libres y mis horas de llamadas',
  },
};
export default words;
