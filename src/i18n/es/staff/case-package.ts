import type { CasePackageWords } from '#i18n/en/staff/case-package.ts';

const words: CasePackageWords = {
  title: 'Paquete',
  has: '{name}, {price}',
  covers: 'Cubre',
  declared: 'Declarado en la solicitud',
  declaredCount: { one: '{count} caso en el tribunal', other: '{count} casos en el tribunal' },
  declaredMany: 'Cinco casos o más en el tribunal',
  known: 'En este caso',
  worked: 'Trabajamos en',
  fits: 'El paquete cubre lo que sabemos.',
  beyond:
    'Hay más casos en el tribunal de los que cubre este paquete. Mientras el cliente no pague uno mayor, elige en cuáles trabajamos.',
  unsure: 'El cliente escribió “5 o más”. Pregunte cuántos antes de ofrecer algo.',
  offers: 'Ofertas',
  offer: '{to} por {amount}, {time}, {name}',
  states: {
    offered: 'abierta',
    paid: 'pagada',
    declined: 'rechazada por el cliente',
    withdrawn: 'retirada',
  },
  ended: 'el {time}',
  make: 'Ofrecer un paquete mayor',
  option: '{name}: {amount} más, cubre {count}',
  help: 'El cliente recibe un correo, lee la oferta en la página de su caso y paga la diferencia en una página aparte. Nada cambia antes de que llegue el dinero.',
  confirm: {
    title: '¿Ofrecer {name} por {amount}?',
    text: 'Se le pide al cliente que pague {amount}. Usted puede retirar la oferta hasta que se pague.',
  },
  offering: {
    fields: {
      toPackage: '¿Qué paquete?',
    },
    submit: 'Ofrecerlo',
    done: 'Oferta enviada.',
  },
  withdrawing: {
    submit: 'Retirar la oferta',
    done: 'Retirada.',
    confirm: {
      title: '¿Retirar esta oferta?',
      text: 'La página de pago se cierra y se le avisa al cliente. Si aun así llega dinero, queda esperando en Pedidos.',
    },
  },
};
export default words;
