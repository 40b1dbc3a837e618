import type { Translation } from '@reset/remote-sdk';
import type { messages } from './income-messages.ts';

/** What is said of her income, in the Spanish of the United States. */
export const income: Translation<typeof messages> = {
  namespace: 'mfe-member.income',
  texts: {
    title: 'Ingresos',
    failed: 'No pudimos cargar tus ingresos.',
    net: 'Ingresos netos acumulados',
    gross: 'Ingresos brutos acumulados',
    periodStart: 'Inicio del período de pago',
    shifts: 'Turnos de este período de pago',
    shift_one: '{{count}} hora',
    shift_other: '{{count}} horas',
    grossPay: 'Sueldo bruto',
    empty: 'No se nos ha informado de ningún ingreso en este período de pago.',
    notLinked: 'Conecta tu nómina y lo que ganas aparecerá aquí.',
    notNeeded: 'Tus ingresos no hacen falta para tus impuestos: no tienes nada que conectar aquí.',
    toTaxReturn: 'Ver tu declaración de impuestos',
    showPrevious: 'Mostrar períodos de pago anteriores',
    hidePrevious: 'Ocultar períodos de pago anteriores',
    previous: 'Períodos de pago anteriores',
    previousFailed: 'No pudimos cargar tus períodos de pago anteriores.',
    previousEmpty: 'Todavía no hay sueldos que mostrar.',
    netPay: '{{amount}} netos',
    grossPayOf: '{{amount}} brutos',
  },
};
