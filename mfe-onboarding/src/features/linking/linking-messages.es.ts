import type { Translation } from '@reset/remote-sdk';
import type { messages } from './linking-messages.ts';

/** Linking bank and payroll, in the Spanish of the United States. */
export const linking: Translation<typeof messages> = {
  namespace: 'mfe-onboarding.linking',
  texts: {
    'plaid.title': 'Conecta tu cuenta corriente',
    'plaid.text':
      'Elige la cuenta donde recibes tu sueldo. Su saldo y tus próximas facturas ayudan a fijar tu límite de gasto.',
    'plaid.text.tax': 'Elige la cuenta donde quieres recibir tu reembolso.',
    'plaid.next.tax': 'Ahí llegará tu reembolso. Puedes continuar.',
    'plaid.search': 'Tu banco o cooperativa de crédito',
    'plaid.dialog': 'Conecta tu cuenta corriente',
    'plaid.elsewhere': 'Buscar en Plaid',
    'plaid.popular': 'Bancos populares',
    'plaid.provider':
      'Inicias sesión en tu banco por medio de Plaid, en su propia ventana. Reset nunca ve tu usuario ni tu contraseña.',
    'plaid.connected': 'Tu cuenta corriente está conectada',
    'plaid.next': 'Estamos leyendo su saldo y tus próximas facturas. Puedes seguir adelante.',
    'pinwheel.title': 'Conecta tu nómina',
    'pinwheel.text':
      'Tu nómina nos dice cuánto has ganado desde tu último día de pago, para que tu límite siga el ritmo de tu trabajo.',
    'pinwheel.search': 'Tu empleador, proveedor de nómina o programa de beneficios',
    'pinwheel.dialog': 'Conecta tu nómina',
    'pinwheel.elsewhere': 'Buscar en Pinwheel',
    'pinwheel.popular': 'Opciones populares',
    'pinwheel.provider':
      'Inicias sesión en tu nómina por medio de Pinwheel, en su propia ventana. Reset nunca ve tu usuario ni tu contraseña.',
    'pinwheel.connected': 'Tu nómina está conectada',
    'pinwheel.next': 'Estamos leyendo tus horas y tu sueldo. Puedes seguir adelante.',

    searchHint: 'Puedes dejar esto vacío y buscar después de presionar Conectar.',
    connect: 'Conectar',
    continue: 'Continuar',
    leaving: 'Un momento, por favor.',
    connected: 'Conectado',
    'kind.plaid': 'Cuenta corriente',
    'kind.pinwheel': 'Nómina',
    'fact.read': 'Solo lectura.',
    'fact.read.plaid':
      'Vemos tu saldo y tus transacciones. Conectarla no permite que nadie mueva tu dinero.',
    'fact.read.pinwheel':
      'Vemos tus horas y tu sueldo. Conectarla no cambia nada en cómo te pagan.',
    'fact.encrypted': 'Cifrado.',
    'fact.encrypted.text':
      'Tus datos viajan cifrados y nuestra conexión con tu cuenta se guarda cifrada.',
    'fact.unlink': 'Desconecta cuando quieras.',
    'fact.unlink.text': 'Puedes hacerlo aquí mismo, y borramos lo que leímos.',
    trouble: 'Tengo problemas para conectarme',
    back: 'Volver',

    'errors.title': 'Resuelve los siguientes problemas antes de continuar con tu solicitud.',
    'errors.why':
      'Dejó de enviarnos los datos en los que se basa tu límite de gasto. Pasa de vez en cuando, y volver a iniciar sesión suele arreglarlo.',
    'errors.why.several':
      'Dejaron de enviarnos los datos en los que se basa tu límite de gasto. Pasa de vez en cuando, y volver a iniciar sesión suele arreglarlo.',
    'errors.link': 'Vuelve a conectar tu cuenta {{name}}.',
    'errors.plaid': 'corriente',
    'errors.pinwheel': 'de nómina',
    'errors.plaid.unnamed': 'Cuenta corriente',
    'errors.pinwheel.unnamed': 'Nómina',
    'errors.repaired': 'Tu cuenta {{name}} está conectada otra vez.',
    another: 'Conectar otra cuenta corriente',
    left: 'Ya no trabajo allí',
    'left.title': '¿Desconectar {{name}}?',
    'left.text':
      'Borraremos lo que nos dijo sobre tu sueldo y dejaremos de leerlo. Puedes conectar tu nuevo empleador enseguida.',
    'left.done': '{{name}} ya no está conectado.',

    'broken.title': 'Perdimos de vista tu sueldo',
    'broken.text':
      'Estábamos buscando tu sueldo, pero las cuentas de abajo dejaron de enviarnos datos. Cuando vuelvan a estar conectadas, tu solicitud continúa donde se quedó.',
  },
};
