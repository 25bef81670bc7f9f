// The screens that a start does not show, in one file that is read afterwards.

export { default as BuilderScreen } from '../builder/BuilderScreen.svelte';
export { default as CardDataScreen } from '../cardData/CardDataScreen.svelte';
export { default as CardSearch } from '../cards/CardSearch.svelte';
export { default as CollectionScreen } from '../collection/CollectionScreen.svelte';
export { default as DeckScreen } from '../deck/DeckScreen.svelte';
export { default as DraftScreen } from '../draft/DraftScreen.svelte';
export { default as EventScreen } from '../event/EventScreen.svelte';
export { default as BigRoundClock } from '../event/clock/BigRoundClock.svelte';
export { default as JudgeScreen } from '../judge/JudgeScreen.svelte';
export { default as LeagueScreen } from '../leagues/LeagueScreen.svelte';
export { default as LeaguesScreen } from '../leagues/LeaguesScreen.svelte';
export { default as LibraryScreen } from '../library/LibraryScreen.svelte';
export { default as ProfilesScreen } from '../profiles/ProfilesScreen.svelte';
export { default as RulesScreen } from '../rules/RulesScreen.svelte';
export { default as BackupsScreen } from '../safety/BackupsScreen.svelte';
export { default as PlayerScreen } from '../statistics/PlayerScreen.svelte';
export { default as SharingScreen } from '../statistics/SharingScreen.svelte';
export { default as StatisticsScreen } from '../statistics/StatisticsScreen.svelte';
export { default as GamesScreen } from '../table/GamesScreen.svelte';
export { default as PuzzlesScreen } from '../table/PuzzlesScreen.svelte';
export { default as TableScreen } from '../table/TableScreen.svelte';
