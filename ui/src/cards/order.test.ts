import { expect, it } from 'vitest';
import { orderOf, withOrder, withTerm } from './order';

it('the order of a search is read in every spelling', () => {
  expect(orderOf('vader t:unit')).toBe('');
  expect(orderOf('vader order:cost t:unit')).toBe('cost');
  expect(orderOf('sort=-Power')).toBe('-power');
  expect(orderOf('-order:name,cost')).toBe('-name,-cost');
  expect(orderOf('(order:cost)')).toBe('cost');
});

it('words in quotation marks are not read as an order', () => {
  expect(orderOf('"order:cost"')).toBe('');
  expect(withOrder('"order:cost"', 'name')).toBe('"order:cost" order:name');
});

it('a new order replaces the previous one', () => {
  expect(withOrder('', 'cost')).toBe('order:cost');
  expect(withOrder('vader order:cost t:unit', '-power')).toBe('vader t:unit order:-power');
  expect(withOrder('vader order:cost t:unit', '')).toBe('vader t:unit');
  expect(withOrder('reorder:x', '')).toBe('reorder:x');
});

it('an open quotation mark is closed before the order', () => {
  expect(withOrder('"darth va', 'cost')).toBe('"darth va" order:cost');
  expect(withOrder('tr:"bounty hunter"', 'cost')).toBe('tr:"bounty hunter" order:cost');
});

it('a term is added once, and alternatives are put in parentheses', () => {
  expect(withTerm('', 't:unit')).toBe('t:unit');
  expect(withTerm('vader', 't:unit')).toBe('vader t:unit');
  expect(withTerm('vader t:unit', 't:unit')).toBe('vader t:unit');
  expect(withTerm('tr:jedi or tr:sith', 't:unit')).toBe('(tr:jedi or tr:sith) t:unit');
  expect(withTerm('(a:cunning) or (a:command)', 't:unit')).toBe('((a:cunning) or (a:command)) t:unit');
  expect(withTerm('(tr:jedi or tr:sith)', 't:unit')).toBe('(tr:jedi or tr:sith) t:unit');
  expect(withTerm('vader', 'tr:jedi or tr:sith')).toBe('vader (tr:jedi or tr:sith)');
  expect(withTerm('"now or never"', 't:event')).toBe('"now or never" t:event');
  expect(withTerm('vader order:name', 'order:cost')).toBe('vader order:cost');
});
