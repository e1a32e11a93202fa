import type { Vocabulary } from '../vocabulary.ts';

export const vocabulary: Vocabulary = {
  subjects: {
    context: [
      'Contexto',
      'onde estamos hoje',
      'contexto, introdução, antecedentes, motivação, panorama, situação, estado atual, por que agora',
    ],
    problem: [
      'Problema',
      'o que dói, e em quem',
      'problema, desafio, dificuldade, obstáculo, lacuna, necessidade, dor',
    ],
    solution: [
      'Solução',
      'o que fazemos a respeito',
      'solução, abordagem, nossa resposta, proposta, o que fazemos, produto',
    ],
    market: [
      'Mercado',
      'quem compra, e quantos são',
      'mercado, oportunidade, cliente, público-alvo, segmento, demanda, procura, setor, crescimento',
    ],
    competition: [
      'Concorrência',
      'quem mais tenta, e o que nos distingue',
      'concorrência, concorrente, diferenciação, diferencial, posicionamento, vantagem competitiva',
    ],
    proof: [
      'Provas',
      'o que mostra que funciona',
      'prova, tração, depoimento, referência, piloto, validação, caso de sucesso, evidência',
    ],
    team: [
      'Equipe',
      'quem está por trás',
      'equipe, equipa, fundador, quem somos, pessoas, organização, papéis',
    ],
    ask: [
      'O que pedimos',
      'o que pedimos',
      'o que pedimos, financiamento, investimento, rodada, uso dos recursos, pedido, pedimos, aprovação',
    ],
    vision: ['Objetivo', 'aonde queremos chegar', 'objetivo, visão, missão, meta, propósito, ambição'],
    features: [
      'Recursos',
      'o que sabe fazer',
      'funcionalidade, recurso, característica, capacidade, função, novidade, em resumo',
    ],
    howItWorks: [
      'Como funciona',
      'o que acontece por dentro',
      'como funciona, funcionamento, arquitetura, projeto técnico, tecnologia, componente, sistema, modelo de dados, interface',
    ],
    demo: ['Demonstração', 'como é por fora', 'demonstração, demo, exemplo, captura de tela, prévia, visita'],
    useCases: ['Casos de uso', 'para que serve', 'caso de uso, casos de uso, cenário, aplicação, quem usa'],
    benefits: [
      'Benefícios',
      'o que se ganha',
      'benefício, vantagem, vantagens, valor, ganho, por que nós, economia, retorno',
    ],
    pricing: ['Preços', 'quanto custa', 'preço, tarifa, assinatura, pacote, oferta, orçamento comercial'],
    cost: [
      'Orçamento',
      'quanto nos custa',
      'orçamento, custo, finanças, despesa, gasto, esforço, recursos financeiros, dinheiro',
    ],
    plan: [
      'Cronograma',
      'o que acontece, e quando',
      'cronograma, plano, roteiro, calendário, marco, prazo, fases, implantação, migração',
    ],
    scope: [
      'Escopo',
      'o que está incluído, e o que não',
      'escopo, âmbito, entrega, requisito, fora do escopo, especificação',
    ],
    options: [
      'Opções',
      'o que poderíamos fazer em vez disso',
      'opção, opções, alternativa, comparação, prós e contras, variantes',
    ],
    risks: [
      'Riscos',
      'o que pode dar errado',
      'risco, ameaça, mitigação, preocupação, limitação, dependência, questão em aberto, segurança',
    ],
    nextSteps: [
      'Próximos passos',
      'o que fazer agora',
      'próximos passos, ação, ações, a fazer, chamada para ação, perspectivas',
    ],
    question: [
      'Pergunta',
      'o que queríamos saber',
      'pergunta de pesquisa, hipótese, problemática, resumo do estudo, objeto de estudo',
    ],
    relatedWork: [
      'Trabalhos relacionados',
      'o que já se sabia',
      'trabalhos relacionados, estado da arte, literatura, referencial teórico, estudos anteriores',
    ],
    method: [
      'Método',
      'como descobrimos',
      'método, metodologia, experimento, dados, amostra, procedimento, desenho do estudo',
    ],
    results: ['Resultados', 'o que encontramos', 'resultado, achado, análise, medição, desempenho'],
    discussion: [
      'Discussão',
      'o que significa, e o que não',
      'discussão, interpretação, implicação, limitações',
    ],
    conclusion: [
      'Conclusão',
      'o que lembrar',
      'conclusão, conclusões, resumo, lições, recomendação, síntese, encerramento',
    ],
    prerequisites: [
      'Antes de começar',
      'do que você precisa',
      'pré-requisito, requisitos, antes de começar, do que você precisa, compatibilidade',
    ],
    gettingStarted: [
      'Primeiros passos',
      'os primeiros minutos',
      'primeiros passos, início rápido, instalação, instalar, configuração inicial, baixar',
    ],
    steps: [
      'Passo a passo',
      'como se faz',
      'passo a passo, uso, utilização, instruções, procedimento, como usar, tutorial',
    ],
    reference: [
      'Referência',
      'os detalhes para consultar',
      'referência, api, opções, configuração, comando, parâmetro, sintaxe, ajustes',
    ],
    troubleshooting: [
      'Solução de problemas',
      'o que fazer quando não funciona',
      'solução de problemas, perguntas frequentes, faq, problemas conhecidos, erro, ajuda',
    ],
    status: [
      'Onde estamos',
      'o que aconteceu desde a última vez',
      'status, andamento, progresso, balanço, retrospectiva, o trimestre, relatório, acompanhamento',
    ],
    figures: [
      'Números',
      'os números que importam',
      'números, indicador, receita, vendas, estatística, kpi, métrica',
    ],
    items: ['Assuntos', 'do que falar', 'assunto, pauta, ponto a discutir, temas, para discutir'],
    decisions: ['Decisões', 'o que decidir', 'decisão, decisões, decidir, deliberação, votação, aprovação'],
    profile: [
      'Perfil',
      'quem é',
      'sobre mim, sobre nós, perfil, biografia, trajetória, apresentação, experiência',
    ],
    skills: [
      'Habilidades',
      'o que fazemos bem',
      'habilidade, competência, serviço, especialidade, pontos fortes, ferramentas',
    ],
    works: [
      'Trabalhos',
      'o que foi feito',
      'trabalho, projeto, portfólio, estudo de caso, seleção, clientes, publicação, exposição',
    ],
    contact: ['Contato', 'onde nos encontrar', 'contato, contacto, fale conosco, e-mail, endereço'],
  },
  narratives: {
    Pitch: 'pitch, investidor, startup, rodada de investimento, capital de risco, captação',
    Showcase: 'lançamento, apresentação de produto, demonstração, novidade, vitrine, biblioteca',
    Sales: 'vendas, venda, comprador, cliente potencial, proposta comercial, apresentação comercial',
    Proposal: 'proposta, projeto técnico, licitação, edital, pedido de financiamento, anteprojeto',
    Research:
      'pesquisa, investigação, estudo, tese, dissertação, experimento, enquete, hipótese, científico, artigo',
    Guide:
      'guia, tutorial, manual, como fazer, treinamento, formação, curso, oficina, documentação, integração, instalação, instalar',
    Meeting:
      'reunião, ata, trimestre, trimestral, relatório de status, semanal, mensal, retrospectiva, conselho, diretoria, acompanhamento',
    Portfolio:
      'portfólio, portfolio, currículo, meus trabalhos, nossos trabalhos, agência, autônomo, sobre mim',
  },
};
