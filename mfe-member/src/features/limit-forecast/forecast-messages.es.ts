import type { Translation } from '@reset/remote-sdk';
import type { messages } from './forecast-messages.ts';

/** What is said of the limit on each day until payday, in the Spanish of the United States. */
export const forecast: Translation<typeof messages> = {
  namespace: 'mfe-member.limit-forecast',
  texts: {
    title: 'Pronóstico hasta el día de pago',
    failed: 'No pudimos cargar tu pronóstico.',
    chart: 'Límite esperado hasta el {{date}}',
    day: 'Día',
    expected: 'Límite esperado',
    untried: 'Sin lo que estás probando',

    days: 'Qué cambia y por qué',
    'day.now': 'Tu límite de ahora.',
    'day.same': 'Sin cambios.',
    'day.held':
      'Sin cambios: tus facturas, lo que debes o un tope quitan más de lo que este trabajo agrega.',
    'day.more': '{{amount}} más, porque {{why}}.',
    'day.less': '{{amount}} menos, porque {{why}}.',
    'day.due': '{{bills}}: vence este día, y está contado desde el principio.',
    'day.payday': 'Día de pago',
    and: '{{first}} y {{second}}',
    'why.announced': 'tu nómina anunció {{hours}} horas de trabajo',
    'why.usual': 'sueles trabajar {{hours}} horas ese día',
    'why.extra': 'cuenta el turno que estás probando',
    'why.dayOver': 'cuenta otro día de trabajo',
    'why.paid': 'tu sueldo cubre los turnos anteriores',
    'why.bill': '{{name}} de {{amount}} vence antes del día de pago que sigue a este',
    'why.bills': '{{count}} facturas de {{amount}} vencen antes del día de pago que sigue a este',
    'why.billSooner': 'vence más antes de tu día de pago',
    'why.billLater': 'vence menos antes de tu día de pago',
    'why.repayments': 'tu banco ya no puede rechazar un pago',
    'why.credit_taken_back': 'se retira tu crédito de reclamación',
    'why.period_over': 'no pudimos leer tus cuentas antes de tu día de pago',
    'why.refund_over': 'los reembolsos de impuestos cuentan hasta el 15 de abril',
    'why.other': 'cambió lo que cuenta',
    unnamed: 'Una factura',

    basis: 'Qué supone este pronóstico',
    'basis.usual':
      'Tus turnos habituales, como los trabajaste en las últimas cuatro semanas: {{days}}.',
    'basis.hours': '{{day}} ({{hours}}\u00a0h)',
    'basis.bills': 'Tus facturas, que salen de tu cuenta bancaria en su día por el monto habitual.',
    'basis.owed':
      'Los {{amount}} que debes hoy siguen descontados. Lo que pagues hará espacio más adelante.',
    'basis.nothingElse':
      'Nada más: ningún otro dinero que entre o salga de tu banco, ninguna compra y ningún sueldo hasta que llegue.',
    'note.frozen': 'No podemos leer una de tus cuentas, así que tu límite no sube.',
    'note.probation': 'Hasta tu primer pago tu límite tiene un tope, ganes lo que ganes.',
    'note.pay_by_days': 'Tu sueldo cuenta día por día, así que un turno extra no cambia nada.',
    'note.no_usual_shifts':
      'No vemos turnos que se repitan cada semana, así que no agregamos ninguno.',

    try: 'Prueba algo',
    'try.text': 'Nada de aquí cambia tu cuenta, tus turnos ni tus facturas.',
    'try.shift': 'Un turno extra',
    'try.noShift': 'Sin turno extra',
    'try.hours': 'Horas de ese turno',
    'try.rate': 'Calculado a {{amount}} por hora antes de impuestos.',
    'try.bills': 'Paga una factura otro día',
    'try.bill': '{{name}}, {{amount}}',
    'try.asUsual': '{{date}}, como se espera',
    'try.submit': 'Mostrar qué cambia',
    'try.undo': 'Deshacer',
    'tried.same': 'Si haces esto: {{amount}} el {{date}}, sin cambios.',
    'tried.more': 'Si haces esto: {{amount}} el {{date}}, {{change}} más.',
    'tried.less': 'Si haces esto: {{amount}} el {{date}}, {{change}} menos.',
    'tried.undone': 'Tu pronóstico está de nuevo sin lo que probaste.',
    'tried.refused': 'Lo que probaste ya no encaja con tu pronóstico.',

    'none.updating': 'Tu límite se está actualizando. Tu pronóstico aparecerá aquí en un momento.',
    'none.no_card': 'Tu pronóstico aparecerá aquí cuando tengas tu tarjeta.',
    'none.no_bank': 'Conecta tu cuenta bancaria y tu pronóstico aparecerá aquí.',
    'none.no_payroll':
      'Sin tu nómina no conocemos tus turnos ni tu día de pago, así que no hay pronóstico.',
    'none.payday_unknown':
      'Todavía no conocemos tu próximo día de pago. Tu pronóstico aparecerá aquí cuando tu nómina haya informado un sueldo.',
    'none.pay_due':
      'Ya te toca tu pago y todavía no se ha informado. Cuando se informe, aparecerán aquí tus días hasta el próximo día de pago.',
    'none.debit_stopped':
      'No se puede debitar de tu cuenta bancaria, así que no hay un límite que pronosticar. Conecta otra cuenta bancaria desde la cual pagar.',
    'none.direct_deposit_switched_away':
      'Tu depósito directo ya no llega a Reset, así que no hay un límite que pronosticar.',
    'none.no_limit':
      'No hay un límite que pronosticar en este momento. Consulta a nuestro soporte.',
  },
};
