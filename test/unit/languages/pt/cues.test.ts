import { sayRoles } from '../../../support/sayRoles.ts';

sayRoles('pt', {
  decision: ['Decidimos adiar o lançamento.', 'O conselho aprovou o orçamento por unanimidade.'],
  ask: ['Solicitamos 30 mil reais para a segunda fase.', 'Precisamos da aprovação até sexta-feira.'],
  cause: ['A queda foi causada por um certificado vencido.', 'A causa raiz foi um disco cheio.'],
  result: [
    'O tempo de carregamento caiu de 4 para 1,2 segundos.',
    'Os resultados mostram uma melhora clara.',
  ],
  risk: ['Há o risco de o fornecedor falhar.', 'A falta de peças ameaça o prazo.'],
  action: ['A Lúcia ficará responsável por reservar a sala.', 'Responsável: Paulo. Prazo: 3 de maio.'],
  conclusion: ['Em resumo, o piloto se paga.', 'Em suma, valeu a pena.'],
  recommendation: ['Recomendamos a segunda opção.', 'Sugerimos testar primeiro com poucos usuários.'],
  rule: ['O nome deve ser único.', 'O método já não aceita funções.', 'A opção está desligada por padrão.'],
  question: ['Ainda não foi decidido quem paga a formação.', 'Falta definir a data.'],
  caveat: ['Vale lembrar que os números são provisórios.', 'Aplica-se apenas a contratos novos.'],
  narration: [
    'Depois do almoço, a discussão foi longa.',
    'O presidente deu as boas-vindas aos participantes.',
    'Este documento descreve as várias partes.',
    'Para mais informações, visite o sítio.',
  ],
});
