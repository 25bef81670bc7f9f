import { beforeEach, describe, expect, it, vi } from 'vitest';

const cardImages = vi.fn();
const cardImage = vi.fn();
const setImageFolder = vi.fn();
vi.mock('../lib/api', () => ({ api: { cardImages, cardImage, setImageFolder } }));

const fresh = async () => {
  vi.resetModules();
  return (await import('./images.svelte')).images;
};

describe('custom card images', () => {
  beforeEach(() => vi.resetAllMocks());

  it('are not requested without a folder', async () => {
    cardImages.mockResolvedValue({ folder: null, cards: 0, problem: null });
    const images = await fresh();
    await images.want('SOR_005');
    expect(cardImage).not.toHaveBeenCalled();
    expect(images.of('SOR_005')).toBeNull();
  });

  it('are requested once, even if the picture does not exist', async () => {
    cardImages.mockResolvedValue({ folder: '/pictures', cards: 1, problem: null });
    cardImage.mockImplementation((number: string) => Promise.resolve(number === 'SOR_005' ? 'data:image/png,' : null));
    const images = await fresh();
    await Promise.all([images.want('SOR_005'), images.want('SOR_005'), images.want('SOR_006')]);
    await images.want('SOR_006');
    expect(cardImage).toHaveBeenCalledTimes(2);
    expect(images.of('SOR_005')).toBe('data:image/png,');
    expect(images.of('SOR_006')).toBeNull();
  });

  it('are discarded with their folder, and the oldest ones when there are many', async () => {
    cardImages.mockResolvedValue({ folder: '/pictures', cards: 90, problem: null });
    cardImage.mockImplementation((number: string) => Promise.resolve(`data:${number}`));
    const images = await fresh();
    for (let at = 1; at <= 41; at++) await images.want(`SOR_${at}`);
    expect(images.of('SOR_1')).toBeNull();
    expect(images.of('SOR_41')).toBe('data:SOR_41');
    setImageFolder.mockResolvedValue({ folder: '/others', cards: 0, problem: null });
    await images.choose();
    expect(images.of('SOR_41')).toBeNull();
  });
});
