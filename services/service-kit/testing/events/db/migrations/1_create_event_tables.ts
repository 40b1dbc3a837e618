export { createEventTables as up } from '../../../../src/events/event-tables.ts';
