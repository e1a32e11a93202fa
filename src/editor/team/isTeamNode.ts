import { isOf } from '../views/treeNode.ts';

export const isTeamDeckNode = isOf('teamDeck');
export const isTeamNode = isOf('team', 'teamDeck', 'teamRemark', 'teamMore');
