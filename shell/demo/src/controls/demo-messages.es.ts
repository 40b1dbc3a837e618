import type { Translation } from '@reset/remote-sdk';
import type { messages } from './demo-messages.ts';

export const demo: Translation<typeof messages> = {
  namespace: 'demo',
  texts: {
    label: 'Demo',
    'mode.user': 'Demo: {{name}} es una persona ficticia.',
    'mode.signedOut':
      'Demo: inicia sesión como {{emails}}, con cualquier contraseña.',
    'mode.site': 'Nada de lo que haces aquí sale de este navegador.',
    'mode.on': 'Activar el modo demo',
    'mode.off': 'Desactivar el modo demo',
    switchUser: 'Cambiar de usuario',
    controls: 'Controles de la demo',
    or: ' o ',

    'earnings.title': 'Crear un registro de ingresos',
    'earnings.hours': 'Horas trabajadas hoy',
    'earnings.hoursRange': 'Escribe de 0.25 a 24 horas.',
    'earnings.submit': 'Agregar el turno',
    'earnings.done': 'Se agregó el turno.',
    'transaction.title': 'Crear una transacción',
    'transaction.amount': 'Monto',
    'transaction.amountHint': 'Sin un monto, $10.00.',
    'transaction.merchant': 'Comercio',
    'transaction.submit': 'Pagar con la tarjeta',
    'transaction.done': 'Se hizo la compra.',
    'transaction.declined': 'La compra fue rechazada.',
    'deposit.title': 'Simular un depósito directo',
    'deposit.amount': 'Pago neto',
    'deposit.amountHint': 'Sin un monto, lo que se ganó.',
    'deposit.submit': 'Pagar el sueldo',
    'deposit.done': 'El sueldo ya está aquí.',
    amountRange: 'Escribe de $0.01 a $10,000.00.',

    'user.title': 'Crear un usuario',
    'user.firstName': 'Nombre',
    'user.lastName': 'Apellido',
    'user.firstName.needed': 'Escribe un nombre.',
    'user.lastName.needed': 'Escribe un apellido.',
    'user.bank': 'Banco (opcional)',
    'user.payroll': 'Empleador (opcional)',
    'user.method': 'Paga por',
    'user.method.direct_deposit_flow': 'Depósito directo',
    'user.method.ach_debit_flow': 'Débito bancario',
    'user.logo': 'Logotipo (opcional)',
    'user.logoKind': 'Elige una imagen.',
    'user.logoSize': 'Elige una imagen de menos de 200 KB.',
    'user.submit': 'Crear el usuario',
    'user.done': 'Se creó a {{name}}.',

    'users.title': 'Usuario actual',
    'reset.title': 'Restablecer',
    'reset.text':
      'Todo queda como al principio y los usuarios que se crearon desaparecen.',
    'reset.submit': 'Restablecer la demo',
  },
};
